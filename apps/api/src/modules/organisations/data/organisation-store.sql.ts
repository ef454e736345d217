import { raw, sql } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import type { Organisation, Settings } from '../domain/organisation.ts'
import type { OrganisationStore } from './organisation-store.ts'
import { storedSite } from './stored-site.ts'

interface Tables {
  organisations: { org_id: string; name: string; settings: string }
  organisation_hosts: { host: string; org_id: string; position: number }
}

const rows = (tx: Tx) =>
  sql<Tables>(tx)
    .selectFrom('organisations as o')
    .select(['o.org_id', 'o.name', raw<Settings>`o.settings`.as('settings')])
    .select(raw<string[]>`array(select h.host from organisation_hosts h where h.org_id = o.org_id order by h.position)`.as('hosts'))
    .orderBy('o.org_id')

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

const toOrganisation = ({ org_id, name, hosts, settings }: Row): Organisation => ({
  orgId: org_id as OrgId,
  name,
  hosts,
  settings: settings.site ? { ...settings, site: storedSite.parse(settings.site) } : settings,
})

export const organisationStore: OrganisationStore = {
  async find(tx, orgId) {
    const row = await rows(tx).where('o.org_id', '=', orgId).executeTakeFirst()
    return row ? toOrganisation(row) : null
  },
  async lock(tx, orgId) {
    const row = await rows(tx).where('o.org_id', '=', orgId).forUpdate('o').executeTakeFirst()
    return row ? toOrganisation(row) : null
  },
  async findByHost(tx, host) {
    const row = await rows(tx).innerJoin('organisation_hosts as at', 'at.org_id', 'o.org_id').where('at.host', '=', host).executeTakeFirst()
    return row ? toOrganisation(row) : null
  },
  async list(tx) {
    return (await rows(tx).execute()).map(toOrganisation)
  },
  async save(tx, { orgId, name, hosts, settings }) {
    const db = sql<Tables>(tx)
    const values = { name, settings: JSON.stringify(settings) }
    await db
      .insertInto('organisations')
      .values({ org_id: orgId, ...values })
      .onConflict((same) => same.column('org_id').doUpdateSet(values))
      .execute()
    await db.deleteFrom('organisation_hosts').where('org_id', '=', orgId).execute()
    if (hosts.length > 0) {
      await db
        .insertInto('organisation_hosts')
        .values(hosts.map((host, position) => ({ host, org_id: orgId, position })))
        .execute()
    }
  },
}
