import type { CardProvider, ProviderAnswer, RefundAnswer } from '../modules/payments/index.ts'

const TIMEOUT_MS = 12_000

/** Wraps a provider: a call that throws or takes too long is `unknown`, never a failure, and its result is asked for later. */
export function boundedProvider(provider: CardProvider, onTrouble: (call: string, error: unknown) => void, timeoutMs = TIMEOUT_MS): CardProvider {
  const bounded = async <T>(call: string, work: () => Promise<T>, unanswered: T): Promise<T> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
    })
    try {
      return await Promise.race([work(), late])
    } catch (error) {
      onTrouble(call, error)
      return unanswered
    } finally {
      clearTimeout(timer)
    }
  }
  const unknown = { kind: 'unknown' } as const
  const { cancelRefund, describe, surelyChallenges } = provider
  return {
    name: provider.name,
    refuses: (card) => provider.refuses(card),
    ...(surelyChallenges && { surelyChallenges }),
    confirm: (charge) => bounded<ProviderAnswer>('confirm', () => provider.confirm(charge), unknown),
    find: (charge) => bounded<ProviderAnswer | null>('find', () => provider.find(charge), unknown),
    cancel: (charge) => bounded<ProviderAnswer>('cancel', () => provider.cancel(charge), unknown),
    capture: (capture) => bounded<ProviderAnswer>('capture', () => provider.capture(capture), unknown),
    refund: (refund) => bounded<RefundAnswer>('refund', () => provider.refund(refund), unknown),
    ...(cancelRefund && { cancelRefund: (refund) => bounded<RefundAnswer>('cancelRefund', () => cancelRefund(refund), unknown) }),
    ...(describe && { describe: (token) => bounded('describe', () => describe(token), null) }),
    findRefund: (refund) => bounded<RefundAnswer | null>('findRefund', () => provider.findRefund(refund), unknown),
  }
}
