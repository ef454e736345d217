import type { TenderId } from '../../modules/tenders/index.ts'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { createGifts, walletMigrations } from './create-gifts.ts'
import { giftsOf } from './data/gifts-of.sql.ts'
import { walletHttp } from './http.ts'
import { walletInvariants } from './invariants.ts'
import { walletLetters } from './letters.ts'
import { walletProduct } from './product.ts'
import type { WalletParts } from './wallet-parts.ts'

/** Wallet value: bought for oneself or as a gift, claimed, seen and spent. */
export function walletModule({ transactions, clock, ids, ledger, tenders, paymentCards, codeTries, rates, cardShapes, post }: ProductDeps): ProductModule {
  const parts: WalletParts = {
    transactions,
    rates,
    ledger,
    gifts: createGifts({ clock, ids }),
    cards: paymentCards,
    tries: codeTries,
    shapesOf: cardShapes,
    tendersOf: (tx, orgId, tenderIds) => tenders.listByIds(tx, orgId, tenderIds as readonly TenderId[]),
  }
  return {
    products: [walletProduct(parts, post)],
    migrations: [walletMigrations],
    routes: (shop) => walletHttp(shop, parts),
    invariants: walletInvariants,
    letters: walletLetters,
    exportOf: giftsOf,
  }
}
