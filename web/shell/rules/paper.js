// Printing. A dialog in front of everything is one page high for good, whatever it holds: while it is
// printed it stands in the page like everything else.
const stood = new Set();

addEventListener('beforeprint', () => {
  for (const dialog of document.querySelectorAll('dialog:modal')) {
    stood.add(dialog);
    dialog.close();
    dialog.show();
  }
});

addEventListener('afterprint', () => {
  for (const dialog of stood) {
    dialog.close();
    dialog.showModal();
  }
  stood.clear();
});
