import { prepared, raw, type Sql, sql } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import { type Ad, type Audience, HOUSE_ADS } from '../domain/ad.ts'
import type { AdStore } from './ad-store.ts'

interface AdTable {
  org_id: string
  ad_id: string
  pages: string[]
  position: string
  priority: number
  from_ms: number
  to_ms: number | null
  languages: string[]
  audience: Audience
  daily_cap: number | null
  art: string
  title: string
  text: string
  link_words: string
  house: string | null
  path: string
  sponsor: string
  is_on: boolean
  created_ms: number
}
interface Tables {
  ads: AdTable
  ad_views: { org_id: string; ad_id: string; uuid: string; viewer: string; seen_ms: number; clicked_ms: number | null }
}

const read = (row: Selectable<AdTable>): Ad => ({
  orgId: row.org_id as OrgId,
  adId: row.ad_id,
  pages: row.pages,
  position: row.position,
  priority: row.priority,
  fromMs: row.from_ms,
  toMs: row.to_ms,
  languages: row.languages,
  audience: row.audience,
  dailyCap: row.daily_cap,
  art: row.art,
  title: row.title,
  text: row.text,
  linkWords: row.link_words,
  house: HOUSE_ADS.find((name) => name === row.house) ?? null,
  path: row.path,
  sponsor: row.sponsor,
  isOn: row.is_on,
})

const list = prepared((db: Sql<Tables>, { orgId }: { orgId: string }) => db.selectFrom('ads').selectAll().where('org_id', '=', orgId).orderBy('ad_id'))
const seenBy = prepared((db: Sql<Tables>, { orgId, viewer }: { orgId: string; viewer: string }) =>
  db
    .selectFrom('ad_views')
    .select(({ fn }) => ['ad_id', fn.countAll<number>().as('n')])
    .where('org_id', '=', orgId)
    .where('viewer', '=', viewer)
    .groupBy('ad_id'),
)

export const adStore: AdStore = {
  list: async (tx, orgId) => (await list.all(tx, { orgId })).map(read),
  async save(tx, ad, nowMs) {
    const values = {
      pages: [...ad.pages],
      position: ad.position,
      priority: ad.priority,
      from_ms: ad.fromMs,
      to_ms: ad.toMs,
      languages: [...ad.languages],
      audience: ad.audience,
      daily_cap: ad.dailyCap,
      art: ad.art,
      title: ad.title,
      text: ad.text,
      link_words: ad.linkWords,
      house: ad.house,
      path: ad.path,
      sponsor: ad.sponsor,
      is_on: ad.isOn,
    }
    await sql<Tables>(tx)
      .insertInto('ads')
      .values({ org_id: ad.orgId, ad_id: ad.adId, created_ms: nowMs, ...values })
      .onConflict((same) => same.columns(['org_id', 'ad_id']).doUpdateSet(values))
      .execute()
  },
  async see(tx, { orgId, adId, uuid, viewer }, nowMs) {
    await raw`insert into ad_views (org_id, ad_id, uuid, viewer, seen_ms)
      select org_id, ad_id, ${uuid}, ${viewer}, ${nowMs}::bigint from ads where org_id = ${orgId} and ad_id = ${adId}
      on conflict do nothing`.execute(sql<Tables>(tx))
  },
  async click(tx, view, nowMs) {
    await adStore.see(tx, view, nowMs)
    await sql<Tables>(tx)
      .updateTable('ad_views')
      .set({ clicked_ms: nowMs })
      .where('org_id', '=', view.orgId)
      .where('ad_id', '=', view.adId)
      .where('uuid', '=', view.uuid)
      .where('clicked_ms', 'is', null)
      .execute()
  },
  seenBy: async (tx, orgId, viewer) => new Map((await seenBy.all(tx, { orgId, viewer })).map(({ ad_id, n }) => [ad_id, Number(n)])),
  async counts(tx, orgId) {
    const rows = await sql<Tables>(tx)
      .selectFrom('ad_views')
      .select(({ fn }) => ['ad_id', fn.countAll<number>().as('seen'), fn.count<number>('clicked_ms').as('clicked')])
      .where('org_id', '=', orgId)
      .groupBy('ad_id')
      .execute()
    return new Map(rows.map(({ ad_id, seen, clicked }) => [ad_id, { impressions: Number(seen), clicks: Number(clicked) }]))
  },
  async sweep(tx, beforeMs) {
    await sql<Tables>(tx).deleteFrom('ad_views').where('seen_ms', '<', beforeMs).execute()
  },
}
