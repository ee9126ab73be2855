/** Whether everything that is needed at a table can be seen without scrolling. */
import type { Page } from 'playwright-core';

/** Runs in the page: tells of all that is outside the window, cut off by what is around it, or covered. */
const LOOK = `(() => {
  const wrong = [];
  const { innerWidth, innerHeight } = window;
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push('the page scrolls: ' + scrollWidth + ' by ' + scrollHeight);
  const page = document.querySelector('.table-page');
  const called = (it) => (it.getAttribute('aria-label') ?? it.innerText ?? '').trim().slice(0, 40).replaceAll('\\n', ' ') + ' <' + it.tagName.toLowerCase() + '.' + it.className + '>';
  const inside = (it, place) => it.left >= place.left - 1.5 && it.top >= place.top - 1.5 && it.right <= place.right + 1.5 && it.bottom <= place.bottom + 1.5;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const seen = (it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 1;
  for (const it of page.querySelectorAll('button, a, input, select, textarea, .cube, .card, .now, .disc, .claim, .clock, .player, .mat-name, .goal-place, .universe')) {
    if (!seen(it) || it.closest('.drawer, .ask-sound, .unseen')) continue;
    const rect = it.getBoundingClientRect();
    let within = it.parentElement;
    let cut = false;
    for (; within !== page.parentElement; within = within.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(within);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (inside(rect, within.getBoundingClientRect())) continue;
      cut = true;
      break;
    }
    // Long lists may be scrolled in their own place; what one writes into is never such a list.
    const mayScroll = cut && within.matches('[data-scrolls]') && !it.matches('input');
    if (cut && !mayScroll) wrong.push('cut off: ' + called(it));
    if (!cut && !inside(rect, screen)) wrong.push('outside: ' + called(it) + ' ' + JSON.stringify(rect));
    if (cut || !it.matches('button:enabled, input, select, textarea')) continue;
    const there = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    if (there === null || (!it.contains(there) && !there.contains(it))) wrong.push('covered: ' + called(it) + ' by ' + (there === null ? 'nothing' : called(there)));
  }
  const now = page.querySelector('.now');
  if (now === null || !seen(now)) wrong.push('nothing says what can be done now');
  else if (now.scrollHeight > now.clientHeight + 3) wrong.push('the line of now is cut off');
  for (const cube of page.querySelectorAll('.tray .grip, .pad-cube')) {
    const { width } = cube.getBoundingClientRect();
    if (seen(cube) && width < 24) wrong.push('a cube of ' + Math.round(width) + ' px in the tray');
  }
  for (const text of page.querySelectorAll('.mat-name, .now, .tray-name, .pad-name, .player-name, .claim'))
    if (seen(text) && text.scrollWidth > text.clientWidth + 2) wrong.push('too narrow: ' + called(text));
  for (const place of page.querySelectorAll('.fit > *'))
    if (seen(place) && place.scrollHeight > place.parentElement.clientHeight + 10) wrong.push('too many for their place: ' + called(place));
  for (const button of page.querySelectorAll('.block, .go, .second, .put-back'))
    if (seen(button) && button.scrollHeight > button.clientHeight + 3) wrong.push('its words are cut: ' + called(button));
  return [...new Set(wrong)];
})()`;

export function outside(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(LOOK);
}

/** Runs in the page: waits until everything has been in one place for so many frames, a fifth of a second. */
const STILL = `new Promise((done) => {
  const places = () => Array.from(document.querySelectorAll('.table-page, .table-page *'), (it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return [left, top, width, height];
  }).join(' ');
  let [before, frames] = ['', 0];
  const look = () => {
    const now = places();
    [before, frames] = [now, now === before ? frames + 1 : 0];
    if (frames < 12) requestAnimationFrame(look);
    else done();
  };
  look();
})`;

/** What the window's size, a font or the worker's answer moves has moved. */
export function still(page: Page): Promise<void> {
  return page.evaluate<void>(STILL);
}
