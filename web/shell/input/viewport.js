// How large the canvas is, in CSS pixels and in the device's, and what notches take from it.
import {onTextSize, zoomOf} from './text_size.js';

// Beyond these, more pixels cost heat and show nothing, and letters too much room.
const MAX_RATIO = 2.5;
const MAX_LETTERS = 3.2;  // pixels of a letter for each of its usual size

/** Insets in CSS pixels of the canvas, read from an element whose padding is env(safe-area-inset-…). */
function safeArea(probe, zoom) {
  const style = getComputedStyle(probe);
  const side = (name) => (parseFloat(style[name]) || 0) / zoom;
  return {left: side('paddingLeft'), top: side('paddingTop'),
    right: side('paddingRight'), bottom: side('paddingBottom')};
}

// Whole pixels: those the browser counted, if they are the same to a rounding. It counts others when
// the ratio is capped, and some count CSS pixels.
function pixels(wanted, counted) {
  return Math.abs(counted - wanted) < 1 ? counted : Math.round(wanted);
}

/**
 * Watches the canvas and calls `changed({width, height, ratio, pixelWidth, pixelHeight, safe})`,
 * once at the start too.
 */
export function watchViewport(canvas, probe, changed) {
  let last = '';

  function report(exactPixels) {
    const box = canvas.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return;
    const zoom = zoomOf(box.width, box.height);
    const ratio = Math.min(devicePixelRatio || 1, MAX_RATIO, MAX_LETTERS / zoom);
    const size = {
      width: box.width / zoom,
      height: box.height / zoom,
      ratio: ratio * zoom,
      pixelWidth: pixels(box.width * ratio, exactPixels?.inlineSize),
      pixelHeight: pixels(box.height * ratio, exactPixels?.blockSize),
      safe: safeArea(probe, zoom),
    };
    const now = JSON.stringify(size);
    if (now === last) return;
    last = now;
    changed(size);
  }

  const observer = new ResizeObserver((entries) => {
    report(entries.at(-1).devicePixelContentBoxSize?.[0]);
  });
  try {
    observer.observe(canvas, {box: 'device-pixel-content-box'});
  } catch {
    observer.observe(canvas);
  }

  // A new ratio (another screen, zoom) without a new size.
  function watchRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
      .addEventListener('change', () => { report(); watchRatio(); }, {once: true});
  }
  watchRatio();

  // While a tablet turns it reports sizes that do not last; what holds is there a frame later.
  addEventListener('orientationchange', () => requestAnimationFrame(() => report()));
  onTextSize(() => report());
  report();
}
