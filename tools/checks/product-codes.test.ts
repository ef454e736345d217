import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_CODES } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { fromRoot } from '../root.ts'

/** Code that serves every product: it asks their rules and their port, and never which of them it has. */
const NEUTRAL = [
  ...['apps/api/src/flows', 'apps/api/src/modules', 'apps/api/src/http', 'apps/api/src/live'],
  ...['apps/web/src/features', 'apps/web/src/ui', 'apps/web/src/lib', 'apps/web/src/app'],
]
/** Parts of the site that serve every product: what they say and call things is no product's own. */
const WEB_WORDLESS = ['apps/web/src/features', 'apps/web/src/ui', 'apps/web/src/lib', 'apps/web/src/app']
/** What is looked at while developing is some product's. */
const EXAMPLE = /\.gallery\.tsx$|[/.]example(-[a-z]+)?\.ts$/
/** What is sold is known where it is filled in: the products of the demo organisations and their demo coupons. */
const NAMES_PRODUCTS = /(seed|demo)[a-z-]*\.ts$/
const TEST = /\.(test|testing)\.tsx?$/

const codes = PRODUCT_CODES.join('|')
const COMPARED = new RegExp(`(?:[!=]==?\\s*'(?:${codes})')|(?:'(?:${codes})'\\s*[!=]==?)|\\[[^\\]]*'(?:${codes})'[^\\]]*\\](?:\\.includes|\\s*as)`)
const WORDS = /\b(hotel|room|car|flight|cabin|restaurant)s?\b/i

/** A room on a page is also space, and what is typed stays: only what can be meant as a product counts. */
const WEB_WORDS =
  /\b(hotels?|flights?|cabins?|restaurants?|cars?|holiday ?homes?|stays you booked|at the property|(?:a|an|another|this|the|your) (?:stay|room))\b/i
const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

const filesIn = (folder: string): string[] =>
  readdirSync(fromRoot(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const comparing = (source: string): boolean => COMPARED.test(source)
const namingOnSite = (source: string): boolean => WEB_WORDS.test(withoutComments(source))
const naming = (source: string): boolean => WORDS.test(source)
/** A wallet discount is given room by room (B5.3): the one rule of tenders that depends on the product. */
const ROOM_BY_ROOM = /flows\/tenders\//

test('neutral code compares no product codes', () => {
  const found = NEUTRAL.flatMap(filesIn).filter((file) => !NAMES_PRODUCTS.test(file) && comparing(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

test('no flow has the word of a product in it', () => {
  expect(filesIn('apps/api/src/flows').filter((file) => !ROOM_BY_ROOM.test(file) && naming(readFileSync(file, 'utf8')))).toEqual([])
})

test('no part of the site that serves every product has the word of one in it', () => {
  const files = WEB_WORDLESS.flatMap(filesIn).filter((file) => !EXAMPLE.test(file))
  expect(files.filter((file) => namingOnSite(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(["if (checkout.product === 'WLT') return", "const NEVER = ['SUB', 'WLT'].includes(product)", "'CAR' !== code"])(
  'a planted comparison is found: %s',
  (source) => {
    expect(comparing(source)).toBe(true)
  },
)

test('a planted word is found', () => {
  expect(naming('// the rooms are free again')).toBe(true)
  expect(naming("const refusal = 'The car is gone.'")).toBe(true)
})

test('a planted word of the site is found, a comment and space on the page are not', () => {
  for (const planted of ['<p>The hold on your stay has ended</p>', "const unit = 'hotel'", "label: 'Flights'"]) expect(namingOnSite(planted)).toBe(true)
  expect(namingOnSite('// where there is no room for it\nconst room = width / 3')).toBe(false)
  expect(namingOnSite('/** A list of hotels. */ const stays = true')).toBe(false)
})
