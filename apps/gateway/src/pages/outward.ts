import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CardProvider, ProviderAnswer } from '../modules/payments/index.ts'

/** Addresses of ours that show a page of the provider: shops frame our origin alone, so its pages are shown inside a page of ours. */
export interface Outward {
  urlOf(target: string): string
  /** The provider's address; null where the address was not made by us. */
  read(address: string): string | null
}

export function createOutward(key: Buffer, publicUrl: string): Outward {
  const codeOf = (body: string): string => createHmac('sha256', key).update(body).digest('base64url')
  return {
    urlOf(target) {
      const body = Buffer.from(target).toString('base64url')
      return `${publicUrl}/authenticate/${body}.${codeOf(body)}`
    },
    read(address) {
      const [body = '', code = ''] = address.split('.')
      const [wanted, given] = [Buffer.from(codeOf(body)), Buffer.from(code)]
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? Buffer.from(body, 'base64url').toString() : null
    },
  }
}

/** A provider whose own pages are reached through ours. */
export function throughOurs(provider: CardProvider, { urlOf }: Outward): CardProvider {
  const ours = <Answer extends ProviderAnswer | null>(answer: Answer): Answer => (answer?.kind === 'action' ? { ...answer, url: urlOf(answer.url) } : answer)
  return {
    ...provider,
    confirm: async (charge) => ours(await provider.confirm(charge)),
    find: async (charge) => ours(await provider.find(charge)),
    cancel: async (charge) => ours(await provider.cancel(charge)),
  }
}
