import { accept, type Outcome, type Refusal, type Tx } from '@sojourn/kernel'
import type { OrganisationStore } from './data/organisation-store.ts'
import { hostName } from './domain/host.ts'
import type { Organisation } from './domain/organisation.ts'
import { checkTheme } from './domain/theme.ts'

/** Saves it whole. Refuses `bad_theme` where a text could not be read on its ground (4.5:1). */
export async function saveOrganisation(store: OrganisationStore, tx: Tx, organisation: Organisation): Promise<Outcome<void, Refusal<'bad_theme'>>> {
  const theme = checkTheme(organisation.settings.theme)
  if (!theme.ok) return theme
  await store.save(tx, { ...organisation, hosts: organisation.hosts.map(hostName) })
  return accept()
}
