import type { Client } from '@sojourn/contracts/client'
import { api, type Data } from '../../lib/http.ts'

export type Thread = Data<'/api/support/getThreads'>['threads'][number]
export type Message = Thread['messages'][number]
export type DeskThread = Data<'/api/operator/supportThreads'>['threads'][number]

export const fetchThreads = () => api.post('/api/support/getThreads', {})
export const sendMessage = (message: { message_id: string; text: string; booking_id?: string | undefined }) => api.post('/api/support/send', message)
export const markRead = (thread: Pick<Thread, 'thread_id'>, seq: number) => api.post('/api/support/markRead', { thread_id: thread.thread_id, seq })

/** What an operator's page shows: the threads, or why there are none. */
export type DeskState =
  | { readonly kind: 'shown'; readonly threads: readonly DeskThread[] }
  | { readonly kind: 'guest' }
  | { readonly kind: 'not_operator'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly message: string }

export async function fetchDesk(from: Client): Promise<DeskState> {
  const answer = await from.post('/api/operator/supportThreads', {})
  if (answer.ok) return { kind: 'shown', threads: answer.data.threads }
  if (answer.status === 401) return { kind: 'guest' }
  return { kind: answer.status === 403 ? 'not_operator' : 'unreachable', message: answer.message }
}

export const fetchDeskThread = (threadId: string) => api.post('/api/operator/supportThread', { thread_id: threadId })
export const answerThread = (answer: { thread_id: string; message_id: string; text: string }) => api.post('/api/operator/answerSupport', answer)
