import type { Page } from '@playwright/test'

/**
 * What a width does to the page that is open: whether it scrolls sideways, words that are cut or hang over the edge of their cell, words outside of the window, and
 * prices and other single words that go on in a second line.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wider = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const scrollsByItself = (part: HTMLElement) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX)
    // What can be clicked reaches a quarter of a letter beyond its words, so that a finger finds it.
    const reach = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 4 + 1
    const told = (part: HTMLElement) => part.textContent?.trim().slice(0, 40)
    // Texts cut on purpose end in three dots, scrolling ones are not cut, and those for screen readers are one pixel wide.
    const cut = [...document.querySelectorAll<HTMLElement>('.cell-value, .button, h1, h2, h3, p, li, dt, dd, label, legend, td, th')].filter(
      (part) =>
        part.offsetParent &&
        part.clientWidth > 1 &&
        part.scrollWidth > part.clientWidth + (part.querySelector('a') ? reach : 1) &&
        !part.querySelector('.sr-only') &&
        getComputedStyle(part).textOverflow !== 'ellipsis' &&
        getComputedStyle(part).display !== 'inline' &&
        !scrollsByItself(part),
    )
    const isWithin = (part: HTMLElement, test: (parent: HTMLElement) => boolean): boolean =>
      part.parentElement !== null && (test(part.parentElement) || isWithin(part.parentElement, test))
    const outside = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, label, legend, a, button, input, select')].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect()
      const isSeen = part.offsetParent !== null && part.checkVisibility() && width > 1 && (left < -1 || right > innerWidth + 1)
      return isSeen && !part.closest('.skip') && !isWithin(part, scrollsByItself)
    })
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const word = text.textContent?.trim() ?? ''
      // What is longer, or an address, may go on in the next line.
      if (word.length < 3 || word.length > 20 || /[\s@/-]/.test(word)) continue
      range.selectNodeContents(text)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      if (lines.size > 1 && text.parentElement?.checkVisibility({ visibilityProperty: true }) && !text.parentElement.closest('.sr-only')) broken.push(word)
    }
    return [
      ...wider,
      ...cut.map((part) => `cut: ${told(part)}`),
      ...broken.map((word) => `broken: ${word}`),
      ...outside.map((part) => `outside: ${told(part) || part.outerHTML.slice(0, 60)}`),
    ]
  })
