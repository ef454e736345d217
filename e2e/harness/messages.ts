import type { Frame, Page } from '@playwright/test'

/** What marks the end of what was posted before: a window receives messages in the order in which another posted them. */
const MARK = 'last message of the test'

/** Waits until every frame has received what the page posted to it so far, and the page their immediate answers. */
export async function messagesDelivered(page: Page): Promise<void> {
  const frames = page.mainFrame().childFrames()
  await Promise.all(frames.map((frame) => listenForMark(frame, 1)))
  await page.evaluate((mark) => {
    for (const frame of document.querySelectorAll('iframe')) frame.contentWindow?.postMessage(mark, '*')
  }, MARK)
  await Promise.all(frames.map(markHeard))
  await listenForMark(page.mainFrame(), frames.length)
  await Promise.all(frames.map((frame) => frame.evaluate((mark) => parent.postMessage(mark, '*'), MARK)))
  await markHeard(page.mainFrame())
}

/** Everything but the marks. */
export const withoutMarks = (messages: readonly unknown[]): unknown[] => messages.filter((message) => message !== MARK)

const listenForMark = (frame: Frame, count: number) =>
  frame.evaluate(
    ([mark, wanted]) => {
      let left = wanted
      const received = new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (data === mark && --left === 0) resolve()
        })
      })
      Object.assign(window, { markHeard: received })
    },
    [MARK, count] as const,
  )

const markHeard = (frame: Frame) => frame.evaluate(() => (window as unknown as { markHeard: Promise<void> }).markHeard)
