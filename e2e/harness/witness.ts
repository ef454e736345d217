import type { BrowserContext, ConsoleMessage, Page, Response, WebError } from '@playwright/test'
import { PARKING } from './profile.ts'

const ANSWERS_MAX = 12
const TEXT_MAX = 5_000
const BODY_MAX = 300
/** A page that hangs is not waited for. */
const LOOK_WITHIN_MS = 3_000

/** Watches a context; `report` says, when a test failed, what a person would have looked for: each page's address and text, the errors of its console, the last answers of the API. */
export function watch(context: BrowserContext): { report(): Promise<string>; stop(): void } {
  const errors: string[] = []
  const answers: { line: string }[] = []
  const said = (message: ConsoleMessage) => void (message.type() === 'error' && errors.push(message.text()))
  const uncaught = (error: WebError) => void errors.push(error.error().message)
  const answered = (response: Response) => {
    if (!/^\/(api|v1)\//.test(new URL(response.url()).pathname)) return
    answers.push(summary(response))
    if (answers.length > ANSWERS_MAX) answers.shift()
  }
  context.on('console', said).on('weberror', uncaught).on('response', answered)
  return {
    async report() {
      const contexts = context.browser()?.contexts() ?? [context]
      const opened = contexts.flatMap((each) => each.pages()).filter((page) => !page.url().endsWith(PARKING))
      const lines = answers.map(({ line }) => line)
      return [...(await Promise.all(opened.map(look))), part('Errors of the console', errors), part('Last answers of the API', lines)].join('\n')
    },
    stop: () => void context.off('console', said).off('weberror', uncaught).off('response', answered),
  }
}

const part = (title: string, lines: readonly string[]): string => `${title}:${lines.length > 0 ? lines.map((line) => `\n  ${line}`).join('') : ' none'}`

async function look(page: Page): Promise<string> {
  const text = await within(
    page.evaluate(() => document.body.innerText).catch((error: Error) => error.message),
    'the page does not answer',
  )
  return part(`Page ${page.url()}`, [trim(text.replace(/\s*\n\s*/g, ' | '), TEXT_MAX)])
}

/** Status and call; of a refusal also what it says, as soon as that is here. */
function summary(response: Response): { line: string } {
  const answer = { line: `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}` }
  if (!response.ok()) {
    response.text().then(
      (text) => {
        answer.line += ` ${trim(text, BODY_MAX)}`
      },
      () => {},
    )
  }
  return answer
}

const trim = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max)} …` : text)

function within<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([work, new Promise<T>((resolve) => setTimeout(resolve, LOOK_WITHIN_MS, otherwise))])
}
