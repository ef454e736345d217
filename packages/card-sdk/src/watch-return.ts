import type { ReturnMessage } from './protocol.ts'

/** Listens for the gateway's message that a page of it is over. Messages of other origins are ignored. */
export function watchReturn(gatewayOrigin: string, handler: (paymentId: string) => void): () => void {
  const receive = ({ origin, data }: MessageEvent<Partial<ReturnMessage> | null>): void => {
    if (origin === gatewayOrigin && data?.type === 'sojourn:3ds-return' && data.payment) handler(data.payment)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}
