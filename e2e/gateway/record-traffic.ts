import type { Page } from '@playwright/test'

export interface Traffic {
  /** Every message a page got, by window or by port, as it was sent. */
  messages(): Promise<string[]>
  /** Requests to the shop's origin, texts on the console, and what is stored in the browser. */
  traces(): Promise<string[]>
}

/** Records everything that reaches the shop's page. To be called before the page is opened. */
export async function recordTraffic(page: Page, shopUrl: string): Promise<Traffic> {
  const traces: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shopUrl)) return
    traces.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  page.on('console', (message) => traces.push(message.text()))
  await page.addInitScript(() => {
    const messages: string[] = []
    Object.assign(window, { messages })
    const note = (event: MessageEvent) => messages.push(JSON.stringify(event.data))
    window.addEventListener('message', note)
    const Channel = window.MessageChannel
    window.MessageChannel = class extends Channel {
      constructor() {
        super()
        this.port1.addEventListener('message', note)
      }
    }
  })
  return {
    messages: () => page.evaluate(() => (window as unknown as { messages: string[] }).messages),
    async traces() {
      const { cookies, origins } = await page.context().storageState({ indexedDB: true })
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...sessionStorage }, document.cookie, location.href, document.documentElement.outerHTML.replace(/<p>A small shop[\s\S]*?<\/p>/, '')]),
      )
      return [...traces, JSON.stringify(cookies), JSON.stringify(origins), stored]
    },
  }
}

/** The digits of a card, plain and grouped, and the code. */
export const digitsIn = (texts: readonly string[], number: string, code: string): string[] => {
  const grouped = number.replace(/(\d{4})(?=\d)/g, '$1 ')
  return texts.filter((text) => text.includes(number) || text.includes(grouped) || text.includes(number.slice(0, 8)) || new RegExp(`"${code}"`).test(text))
}
