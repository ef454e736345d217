import type { OrgId, Tx } from '@sojourn/kernel'
import type { Organisation } from '../domain/organisation.ts'

export interface OrganisationStore {
  find(tx: Tx, orgId: OrgId): Promise<Organisation | null>
  /** Locked until the transaction ends. */
  lock(tx: Tx, orgId: OrgId): Promise<Organisation | null>
  findByHost(tx: Tx, host: string): Promise<Organisation | null>
  list(tx: Tx): Promise<Organisation[]>
  /** Writes it as given, hosts included. Throws where a host belongs to another organisation. */
  save(tx: Tx, organisation: Organisation): Promise<void>
}
