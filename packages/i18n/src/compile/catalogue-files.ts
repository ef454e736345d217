import { catalogueKey } from '../server.ts'
import type { FoundMessage } from './find-messages.ts'
import { sourceMessages } from './source-messages.ts'

/** The folders of the repository with texts that a person reads. */
export const TEXT_FOLDERS = ['apps/web/src', 'apps/api/src', 'apps/gateway/src', 'packages/i18n/src', 'packages/contracts/src', 'packages/world/src'] as const

const RULES: readonly (readonly [RegExp, string])[] = [
  [/^apps\/web\/src\/features\/([^/]+)\//, '$1'],
  [/^apps\/web\/src\/products\/([^/]+)\//, 'site-$1'],
  [/^apps\/web\/src\//, 'site'],
  [/^apps\/api\/src\/(?:modules|products)\/([^/]+)\//, '$1'],
  [/^apps\/api\/src\/([^/]+)\//, '$1'],
  [/^apps\/api\/src\//, 'api'],
  [/^(?:apps|packages)\/([^/]+)\//, '$1'],
]

/** The catalogue that holds the texts of a file: one small file for each feature, module and product. */
export function featureOf(file: string): string {
  const rule = RULES.find(([path]) => path.test(file))
  return rule ? (rule[0].exec(file)?.[0].replace(...rule) ?? 'other') : 'other'
}

/** What is translated, by feature and then by message: a text that several features share is in the first of them by name. */
export function wantedKeys(messages: readonly FoundMessage[]): ReadonlyMap<string, readonly string[]> {
  const featureByKey = new Map<string, string>()
  for (const { message, context, file } of messages) {
    const key = catalogueKey(message, context)
    const feature = featureOf(file)
    const known = featureByKey.get(key)
    if (known === undefined || feature < known) featureByKey.set(key, feature)
  }
  const wanted = new Map<string, string[]>()
  for (const [key, feature] of featureByKey) wanted.set(feature, [...(wanted.get(feature) ?? []), key])
  return new Map([...wanted].sort(byName).map(([feature, keys]) => [feature, keys.sort()]))
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** The catalogues as they have to be, by file name: every text once, in its feature, sorted; one that is not translated yet is empty. */
export function arranged(messages: readonly FoundMessage[], catalogue: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const files = [...wantedKeys(messages)].map(([feature, keys]) => {
    const texts = Object.fromEntries(keys.map((key) => [key, catalogue[key] ?? '']))
    return [`${feature}.json`, `${JSON.stringify(texts, null, 2)}\n`] as const
  })
  return new Map(files)
}

/** All texts of the product. */
export const productMessages = (root: string) => sourceMessages(root, TEXT_FOLDERS)
