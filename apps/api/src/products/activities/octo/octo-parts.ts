import type { ActivityParts } from '../parts.ts'
import { createOctoCatalogue, type OctoCatalogue } from './octo-catalogue.ts'
import { createOctoClient, type OctoClient, type OctoConnection } from './octo-client.ts'

/** What works with an OCTO server. */
export interface OctoParts extends ActivityParts {
  readonly client: OctoClient
  readonly octo: OctoCatalogue
  /** False where the server knows none: what was sold of it before is read all the same, and it never answers. */
  readonly isConnected: boolean
}

// not translated: an address that nothing answers at
const NOWHERE: OctoConnection = { url: 'http://octo.invalid', key: '', timeoutMs: 1_000 }

export function octoParts(parts: ActivityParts, connection: OctoConnection | null): OctoParts {
  const client = createOctoClient(connection ?? NOWHERE)
  return { ...parts, client, octo: createOctoCatalogue(client, parts), isConnected: connection !== null }
}

/** The name of the supplier: in settings of organisations, and in what was sold of it. */
export const OCTO = 'octo'
