import { createTransferWorld, type World } from '@sojourn/world'
import { lazyCatalogue } from '../../sale/lazy-catalogue.ts'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { transferInvariants } from './data/invariants.sql.ts'
import { transferStock } from './data/transfer-stock.sql.ts'
import { searchTransfersHttp } from './http-search.ts'
import { sellTransfersHttp } from './http-sell.ts'
import { transferNews } from './news.ts'
import type { TransferParts } from './parts.ts'
import { transferProduct } from './product.ts'
import { placesOf } from './suggest-places.ts'
import { transferPart } from './trip-part.ts'

const transferMigrations = { owner: 'transfers', folder: new URL('./data/', import.meta.url) }

/** Transfers: found between two places, priced, held and booked, out and back. */
export function transfersModule(world: () => World | null, { transactions, clock, ids, rates }: ProductDeps): ProductModule {
  const parts: TransferParts = { transactions, clock, ids, rates, stock: transferStock, catalogue: lazyCatalogue(world, createTransferWorld) }
  return {
    products: [transferProduct(parts)],
    parts: [transferPart(parts)],
    migrations: [transferMigrations],
    routes: (shop) => soldHere('TRF', [...searchTransfersHttp(parts), ...sellTransfersHttp(shop, parts)]),
    invariants: transferInvariants,
    dueInShop: (shop) => [transferNews(parts, shop)],
    places: {
      indexIn() {
        const catalogue = parts.catalogue()
        return catalogue && placesOf(catalogue)
      },
    },
  }
}
