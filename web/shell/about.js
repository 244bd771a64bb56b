// What the page is made of, and the licences it is used by.
/* global ABOUT */
import {element} from './sentences.js';

export function showAbout() {
  const about = element('about');
  const told = about.querySelector('.rules');
  told.innerHTML = ABOUT;
  // Beside the game, which stays where it is.
  for (const link of told.querySelectorAll('a')) {
    Object.assign(link, {target: '_blank', rel: 'noopener'});
  }
  element('about-close').onclick = () => about.close();
  about.showModal();
}
