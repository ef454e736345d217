import type { EventLog } from './event-log.ts'

/** Records what this page does: its calls with status and time, its errors, its console output. Never a body. Returns the function that stops it. */
export function watchPage(log: EventLog): () => void {
  const stops = [watchCalls(log), watchErrors(log), watchConsole(log)]
  return () => {
    for (const stop of stops) stop()
  }
}

function watchCalls(log: EventLog): () => void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const startedMs = performance.now()
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
    // not translated: for engineers
    const call = `${init?.method ?? (input instanceof Request ? input.method : 'GET')} ${pathname}`
    const took = () => `${Math.round(performance.now() - startedMs)} ms`
    try {
      const answer = await send(input, init)
      log.add('call', `${call} ${answer.status} in ${took()}`)
      return answer
    } catch (error) {
      log.add('call', `${call} ${String(error)} after ${took()}`)
      throw error
    }
  }
  return () => {
    window.fetch = send
  }
}

function watchErrors(log: EventLog): () => void {
  const failed = ({ message, filename, lineno }: ErrorEvent) => log.add('error', `${message} (${filename}:${lineno})`)
  const rejected = ({ reason }: PromiseRejectionEvent) => log.add('error', String(reason))
  addEventListener('error', failed)
  addEventListener('unhandledrejection', rejected)
  return () => {
    removeEventListener('error', failed)
    removeEventListener('unhandledrejection', rejected)
  }
}

function watchConsole(log: EventLog): () => void {
  const { warn, error } = console
  const spied =
    (level: string, write: typeof warn): typeof warn =>
    (...said) => {
      log.add('console', `${level}: ${said.map(String).join(' ')}`)
      write(...said)
    }
  console.warn = spied('warn', warn)
  console.error = spied('error', error)
  return () => {
    Object.assign(console, { warn, error })
  }
}
