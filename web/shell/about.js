// What the page is made of, and the licences it is used by.
/* global ABOUT */
import {element} from './sentences.js';

export function showAbout() {
  const about = element('about');
  about.querySelector('.rules').innerHTML = ABOUT;
  element('about-close').onclick = () => about.close();
  about.showModal();
}
