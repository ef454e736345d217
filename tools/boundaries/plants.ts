/** A small project that keeps every rule: path → source. */
export const PROJECT: Readonly<Record<string, string>> = {
  'tsconfig.json': '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true, "noEmit": true } }',
  'packages/kernel/src/index.ts': 'export const zero = 0',
  'packages/i18n/src/index.ts': 'export const say = 1',
  'packages/contracts/src/index.ts': "import { zero } from '@sojourn/kernel'\nexport const call = zero",
  'packages/db/src/index.ts': "import { zero } from '@sojourn/kernel'\nexport const sql = zero",
  'packages/world/src/index.ts': 'export const world = 1',
  'packages/testing/src/index.ts': "import { sql } from '@sojourn/db'\nexport const testDb = sql",
  'apps/api/src/modules/coupons/domain/coupon.ts': "import { zero } from '@sojourn/kernel'\nexport const coupon = zero",
  'apps/api/src/modules/coupons/data/coupon-store.sql.ts': "import { sql } from '@sojourn/db'\nexport const store = sql",
  'apps/api/src/modules/coupons/quote-coupon.ts': "import { coupon } from './domain/coupon.ts'\nexport const quote = coupon",
  'apps/api/src/modules/coupons/http.ts': "import { quote } from './quote-coupon.ts'\nexport const http = quote",
  'apps/api/src/modules/coupons/index.ts': "import { sql } from '@sojourn/db'\nimport { http } from './http.ts'\nexport const coupons = [sql, http]",
  'apps/api/src/modules/points/index.ts': 'export const points = 1',
  'apps/api/src/sale/registry.ts': 'export const products = 1',
  'apps/api/src/products/hotels/index.ts': "import { products } from '../../sale/registry.ts'\nexport const hotels = products",
  'apps/api/src/products/cars/index.ts': 'export const cars = 1',
  'apps/api/src/products/cars/search.ts': 'export const search = 1',
  'apps/api/src/flows/cancel/index.ts': 'export const cancel = 1',
  'apps/api/src/flows/book/index.ts': "import { coupons } from '../../modules/coupons/index.ts'\nexport const book = coupons",
  'apps/api/src/create-api.ts': "import { book } from './flows/book/index.ts'\nexport const api = book",
  'apps/server/src/main.ts': "import { api } from '../../api/src/create-api.ts'\nexport const main = api",
  'apps/gateway/src/create-gateway.ts': 'export const gateway = 1',
  'apps/web/src/lib/http.ts': "import { call } from '@sojourn/contracts'\nexport const http = call",
  'apps/web/src/ui/button.ts': 'export const button = 1',
  'apps/web/src/features/search/search-api.ts': "import { http } from '../../lib/http.ts'\nexport const api = http",
  'apps/web/src/features/search/index.ts':
    "import { button } from '../../ui/button.ts'\nimport { api } from './search-api.ts'\nexport const search = [api, button]",
  'apps/web/src/features/stay/index.ts': 'export const stay = 1',
  'apps/web/src/app/home.ts': "import { search } from '../features/search/index.ts'\nexport const home = search",
}

const M = 'apps/api/src/modules/coupons'
const F = 'apps/web/src/features/search'
const uses = (path: string) => `import * as other from '${path}'\nexport const planted = other`

/** For each rule of `.dependency-cruiser.cjs` one file, new or changed, that breaks that rule and no other. */
export const PLANTS: Readonly<Record<string, readonly [file: string, source: string]>> = {
  'no-cycles': ['apps/web/src/ui/button.ts', "import type { icon } from './icon.ts'\nexport const button = 1\nexport type Icon = typeof icon"],
  'no-unresolvable': ['apps/api/src/planted.ts', uses('./missing.ts')],
  'kernel-is-ground': ['packages/kernel/src/planted.ts', uses('node:fs')],
  'contracts-on-kernel': ['packages/contracts/src/planted.ts', uses('@sojourn/db')],
  'i18n-is-ground': ['packages/i18n/src/planted.ts', uses('@sojourn/world')],
  'db-on-kernel': ['packages/db/src/planted.ts', uses('@sojourn/world')],
  'packages-below-apps': ['packages/world/src/planted.ts', uses('../../../apps/gateway/src/create-gateway.ts')],
  'package-one-face': ['apps/api/src/planted.ts', uses('../../../packages/world/src/index.ts')],
  'testing-stays-in-tests': ['apps/api/src/planted.ts', uses('@sojourn/testing')],
  'not-to-dev-dep': ['apps/api/src/planted.ts', uses('a-tool')],
  'apps-are-islands': ['apps/web/src/lib/planted.ts', uses('../../../gateway/src/create-gateway.ts')],
  'modules-are-strangers': [`${M}/planted.ts`, uses('../points/index.ts')],
  'module-one-face': ['apps/api/src/flows/book/planted.ts', uses('../../modules/coupons/quote-coupon.ts')],
  'nothing-imports-up': ['apps/api/src/modules/points/planted.ts', uses('../../flows/book/index.ts')],
  'flows-below-wiring': ['apps/api/src/flows/book/planted.ts', uses('../../create-api.ts')],
  'flows-are-strangers': ['apps/api/src/flows/book/planted.ts', uses('../cancel/index.ts')],
  'products-are-strangers': ['apps/api/src/products/hotels/planted.ts', uses('../cars/index.ts')],
  'product-one-face': ['apps/api/src/planted.ts', uses('./products/cars/search.ts')],
  'neutral-code-knows-no-product': ['apps/api/src/flows/book/planted.ts', uses('../../products/cars/index.ts')],
  'domain-is-pure': [`${M}/domain/planted.ts`, uses('node:path')],
  'domain-says-nothing': [`${M}/domain/planted.ts`, uses('@sojourn/i18n')],
  'verbs-below-http': [`${M}/planted.ts`, uses('./http.ts')],
  'sql-in-data-only': [`${M}/planted.ts`, uses('@sojourn/db')],
  'features-are-strangers': [`${F}/planted.ts`, uses('../stay/index.ts')],
  'feature-one-face': ['apps/web/src/app/planted.ts', uses('../features/search/search-api.ts')],
  'ui-knows-no-domain': ['apps/web/src/ui/planted.ts', uses('../features/stay/index.ts')],
  'feature-not-app': [`${F}/planted.ts`, uses('../../app/frame.ts')],
  'web-api-file-only': [`${F}/planted.ts`, uses('../../lib/http.ts')],
  'web-products-are-strangers': ['apps/web/src/products/cars/planted.ts', uses('../stays/index.ts')],
  'web-features-know-no-product': [`${F}/planted.ts`, uses('../../products/stays/index.ts')],
}

/** Files that only a plant needs to lean on. */
export const PROPS: Readonly<Record<string, string>> = {
  'apps/web/src/ui/icon.ts': "import { button } from './button.ts'\nexport const icon = button",
  'apps/web/src/products/stays/index.ts': 'export const stays = 1',
  'apps/web/src/app/frame.ts': 'export const frame = 1',
  'apps/api/package.json': '{ "name": "@sojourn/api", "devDependencies": { "a-tool": "1.0.0" } }',
  'node_modules/a-tool/package.json': '{ "name": "a-tool", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/a-tool/index.js': 'export const tool = 1',
}
