import type { Banner } from '../features/home/index.ts'
import { activityBanners } from './activities/banners.ts'
import { carBanners } from './cars/banners.ts'
import { cruiseBanners } from './cruises/banners.ts'
import { dreamtripBanners } from './dreamtrips/banners.ts'
import { flightBanners } from './flights/banners.ts'
import { packageBanners } from './packages/banners.ts'
import { siteProducts } from './registry.ts'
import { resortBanners } from './resorts/banners.ts'
import { restaurantBanners } from './restaurants/banners.ts'
import { stayBanners } from './stays/landing/banners.ts'
import { transferBanners } from './transfers/banners.ts'

/** What is said of each product on the landing pages of others: one line for each folder. */
// biome-ignore format: a line each, so that two products never change the same one
const BANNERS: Readonly<Record<string, Banner>> = {
  ...stayBanners,
  ...flightBanners,
  ...packageBanners,
  ...activityBanners,
  ...carBanners,
  ...cruiseBanners,
  ...dreamtripBanners,
  ...restaurantBanners,
  ...resortBanners,
  ...transferBanners,
}

/** What the landing page of a product advertises: the next product of the organisation. Null where it sells no other. */
export function bannerBeside(code: string, codes: readonly string[]): Banner | null {
  const sold = siteProducts(codes)
  const at = sold.findIndex((product) => product.code === code)
  const next = sold[(at + 1) % sold.length]
  return (next && next.code !== code && BANNERS[next.code]) || null
}
