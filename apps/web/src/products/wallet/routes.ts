import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { productPages } from '../product-pages.ts'

const HERE = 'products/wallet/routes'

export const walletRoutes = productPages('wallet', PRODUCT_PAGES.WLT, {
  landing: `${HERE}/wallet.tsx`,
  checkout: `${HERE}/wallet-checkout.tsx`,
  success: `${HERE}/wallet-checkout-success.tsx`,
})
