import type { OrgId, Tx } from '@sojourn/kernel'
import type { Page } from '../../../paging/page.ts'
import type { GatewayEvent, StoredEvent } from '../domain/event.ts'

export interface EventFilter {
  /** Exact types, or beginnings that end in `.*`. */
  readonly types?: readonly string[] | undefined
  /** Only events that every endpoint has taken, or only the others. */
  readonly delivered?: boolean | undefined
}

export interface EventStore {
  /** Writes events down, and their way to every endpoint that wants them; to the configured one, where there is one, each of them. */
  append(tx: Tx, events: readonly (GatewayEvent & { readonly toConfigured: boolean })[]): Promise<void>
  /** One more than the page holds. */
  list(tx: Tx, merchantId: OrgId, page: Page, filter: EventFilter): Promise<StoredEvent[]>
  find(tx: Tx, merchantId: OrgId, id: string): Promise<StoredEvent | null>
}
