import type { Page } from '@playwright/test'

/** What a width does to the page that is open: whether it scrolls sideways, and the words that are cut or hang over the edge of their cell. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wider = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    // Words of a field or a button; what shortens itself on purpose ends in three dots, and what scrolls by itself is not cut.
    const cut = [...document.querySelectorAll<HTMLElement>('.cell-value, .button, h1, h2, h3')].filter(
      (part) => part.offsetParent && part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow !== 'ellipsis' && part.clientWidth > 1,
    )
    return [...wider, ...cut.map((part) => `cut: ${part.textContent?.trim().slice(0, 40)}`)]
  })
