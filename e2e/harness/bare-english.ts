import type { Page } from '@playwright/test'

// not translated: names of brands, of people who travel in tests, and what formats of the browser write
const KNOWN = new Set(
  'Visa,Mastercard,American,Express,Discover,Diners,Club,Sojourn,Northwind,Agents,Nora,Albright,Helena,Voss,Harbour,Bank,Accented,Mirrored,euros,English,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,January,February,March,April,June,July,August,September,October,November,December,Sun,Mon,Tue,Wed,Thu,Fri,Sat,Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(
    ',',
  ),
)

/** Texts of a page in a pseudo-locale that are not transformed: whole English words, without names and without what is marked as another language. */
export async function bareEnglish(page: Page, names: readonly string[]): Promise<string[]> {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(textsOfPage).catch(() => [])))
  return [...new Set(frames.flat())].filter((text) => wordsLeft(text, names).length > 0).map((text) => text.replace(/[\u202C\u202E]/g, '').slice(0, 120))
}

/** The words of a text that are in no disguise. */
export function wordsLeft(text: string, names: readonly string[]): string[] {
  const plain = text.replace(/\u202E[^\u202C]*\u202C/g, ' ').replace(/\S+@\S+|https?:\S+/g, ' ')
  const words = (rest: string) => (rest.match(/(?<!\p{L})[A-Za-z][a-z]{2,}(?!\p{L})/gu) ?? []).filter((word) => !KNOWN.has(word))
  if (words(plain).length === 0) return []
  return words(names.reduce((rest, name) => rest.replaceAll(name, ' '), plain))
}

/** Everything a page says to eyes and ears. Runs in the page. */
function textsOfPage(): string[] {
  const isSeen = (element: Element | null): boolean =>
    element !== null &&
    !element.closest('script, style, noscript, template') &&
    element.closest('[lang]') === document.documentElement &&
    element.checkVisibility()
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isSeen(node.parentElement)) texts.push(node.textContent ?? '')
  for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) if (isSeen(element)) texts.push(element.getAttribute(name) ?? '')
  }
  return texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean)
}
