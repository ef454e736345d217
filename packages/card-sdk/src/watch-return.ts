import type { ReturnMessage } from './protocol.ts'

/** Hears the gateway's hint that a page of it is over. Whoever else posts one is not heard. */
export function watchReturn(gatewayOrigin: string, handler: (paymentId: string) => void): () => void {
  const receive = ({ origin, data }: MessageEvent<Partial<ReturnMessage> | null>): void => {
    if (origin === gatewayOrigin && data?.type === 'sojourn:3ds-return' && data.payment) handler(data.payment)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}
