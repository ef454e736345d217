import { raw, sql } from '@sojourn/db'
import type { Tx } from '@sojourn/kernel'
import type { PlaceMatch } from '../../../modules/places/index.ts'
import type { Place, PlaceType } from '../domain/catalogue.ts'
import { toPlace } from './catalogue-rows.ts'
import type { PlaceStore } from './place-store.ts'
import type { PlaceRow } from './tables.ts'

type Row = PlaceRow & { readonly city: string; readonly time_zone: string; readonly near: number; readonly prefix: number; readonly whole: boolean }

// Sorts after every letter there is: a prefix and this bound a range.
const LAST = '\u{10ffff}'
const CITIES_MAX = 24
const SIGHTS_LOOKED_AT = 2_000
const SIGHTS_MAX = 24
const HOTELS_LOOKED_AT = 40
const DEGREES_NEAR = 8

const toMatch = (row: Row): PlaceMatch<Place> => {
  const { city, near, position, prefix, whole: isWhole, time_zone: timeZone } = row
  return { place: toPlace(row), city, near, position, prefix, begins: false, isWhole, timeZone }
}
/** Of names that are stored; those of regions are not. */
const RANK: Readonly<Partial<Record<PlaceType, number>>> = { city: 0, district: 1, landmark: 2, airport: 3, property: 4 }
const ranksOf = (types: readonly PlaceType[]): number[] => (types.length === 0 ? Object.values(RANK) : types.flatMap((type) => RANK[type] ?? []))
/** As the table calls them. */
const stored = (types: readonly PlaceType[]) => types.map((type) => (type === 'property' ? 'hotel' : type))

/** Names with their places: `found` has place_id, near, prefix, and whether the name is the prefix. The limits keep the planner from reading all places to meet a few. */
const withPlaces = (found: ReturnType<typeof raw>) => raw<Row>`
  select p.*, d.name as city, d.time_zone, found.near, found.prefix, found.whole from (${found}) found
    cross join lateral (select * from places where place_id = found.place_id limit 1) p
    cross join lateral (select name, time_zone from destinations where destination_id = p.destination_id limit 1) d`

const read = async (tx: Tx, query: ReturnType<typeof raw<Row>>): Promise<PlaceMatch<Place>[]> => (await query.execute(sql(tx))).rows.map(toMatch)

export const placeStore: PlaceStore = {
  listInOrder: (tx, types, limit) =>
    read(
      tx,
      withPlaces(
        raw`select place_id, 0 as near, 0 as prefix, false as whole from places where type = any(${types.length ? stored(types) : ['city']}::text[]) order by position, place_id limit ${limit}`,
      ),
    ),

  async findAirport(tx, code) {
    const found = await read(
      tx,
      withPlaces(raw`select place_id, 0 as near, 0 as prefix, true as whole from places where place_id = ${code} and type = 'airport'`),
    )
    return found[0] ?? null
  },

  listByStart: (tx, prefixes, { product, types }) =>
    read(
      tx,
      withPlaces(raw`
        select n.place_id, n.near, asked.i::int - 1 as prefix, n.start = asked.prefix as whole
        from unnest(${prefixes}::text[]) with ordinality as asked (prefix, i)
        cross join lateral (
          (select place_id, near, start from place_names
            where rank = 0 and 0 = any(${ranksOf(types)}::int[]) and start >= asked.prefix and start < asked.prefix || ${LAST}
            order by near, position, place_id limit ${CITIES_MAX})
          union all
          (select place_id, near, start from (
              select place_id, near, rank, position, start from place_names
                where rank between 1 and 3 and rank = any(${ranksOf(types)}::int[]) and start >= asked.prefix and start < asked.prefix || ${LAST}
                order by start limit ${SIGHTS_LOOKED_AT}) s
            order by near, rank, position, place_id limit ${SIGHTS_MAX})
          union all
          (select place_id, near, start from place_names
            where rank = 4 and 4 = any(${ranksOf(types)}::int[]) and product = ${product} and start >= asked.prefix and start < asked.prefix || ${LAST}
              and length(asked.prefix) > 1
            order by start limit ${HOTELS_LOOKED_AT})
        ) n`),
    ),

  async listDestinations(tx, groups, limit) {
    const [prefixes, indexes] = flat(groups)
    const { rows } = await raw<{ destination_id: string; group: number }>`
      select distinct n.destination_id, asked.i as group
      from unnest(${prefixes}::text[], ${indexes}::int[]) as asked (prefix, i)
      cross join lateral (
        (select destination_id from place_names where rank = 0 and start >= asked.prefix and start < asked.prefix || ${LAST} limit ${limit})
        union all
        (select destination_id from place_names where rank between 1 and 3 and start >= asked.prefix and start < asked.prefix || ${LAST} limit ${limit})
        union all
        (select destination_id from place_names where rank = 4 and product = 'hotels' and start >= asked.prefix and start < asked.prefix || ${LAST} limit ${limit})
        union all
        (select destination_id from place_names where rank = 4 and product = 'holidaystays' and start >= asked.prefix and start < asked.prefix || ${LAST} limit ${limit})
      ) n`.execute(sql(tx))
    return rows.map((row) => ({ destinationId: row.destination_id, group: row.group }))
  },

  listWithin(tx, destinationIds, groups, product) {
    const [prefixes, indexes] = flat(groups)
    return read(
      tx,
      withPlaces(raw`
        select n.place_id, min(n.near) as near, asked.i as prefix, false as whole
        from unnest(${prefixes}::text[], ${indexes}::int[]) as asked (prefix, i)
        join place_names n on n.destination_id = any(${destinationIds}::text[]) and n.start >= asked.prefix and n.start < asked.prefix || ${LAST}
        where n.product is null or n.product = ${product}
        group by n.place_id, asked.i`),
    )
  },

  async listNearDestinations(tx, destinationId, limit) {
    const { rows } = await raw<{ destination_id: string }>`
      select d.destination_id from destinations h
      join destinations d on d.latitude between h.latitude - ${DEGREES_NEAR} and h.latitude + ${DEGREES_NEAR} and d.destination_id <> h.destination_id
      where h.destination_id = ${destinationId}
      -- The way round the globe counts where it is the shorter one.
      order by (d.latitude - h.latitude) ^ 2
        + (least(abs(d.longitude - h.longitude), 360 - abs(d.longitude - h.longitude)) * cosd((d.latitude + h.latitude) / 2)) ^ 2, d.destination_id
      limit ${limit}`.execute(sql(tx))
    return rows.map((row) => row.destination_id)
  },

  async listWords(tx, ranges) {
    const queries = ranges.map(({ from, prefix }) => {
      const part = from === 1 ? raw`word` : raw`substr(word, ${raw.lit(from)})`
      return raw`select word, rank from place_words where ${part} >= ${prefix} and ${part} < ${prefix + LAST}`
    })
    const { rows } = await raw<{ word: string; rank: number }>`${raw.join(queries, raw` union `)}`.execute(sql(tx))
    return rows
  },
}

function flat(groups: readonly (readonly string[])[]): [prefixes: string[], indexes: number[]] {
  return [groups.flat(), groups.flatMap((group, i) => group.map(() => i))]
}
