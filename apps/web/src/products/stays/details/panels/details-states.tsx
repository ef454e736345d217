import { say } from '@sojourn/i18n'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useStayProduct } from '../../stay-product.ts'
import { stayHref } from '../../stay-query.ts'
import type { HotelStay } from '../hotel-details-api.ts'

/** An address that names no property of ours. */
export function UnknownHotel({ stay }: { stay: HotelStay }) {
  const { paths, unit } = useStayProduct()
  const isHome = unit === 'home'
  return (
    <div className="max-w-[38rem] py-16">
      <h1 className="text-h1-s md:text-h1">{isHome ? say`We can't find that home` : say`We can't find that hotel`}</h1>
      <p className="mt-3 text-lead text-ink-2">
        {isHome
          ? say`The link may be incomplete, or we no longer offer this home. Nothing was booked or charged.`
          : say`The link may be incomplete, or we no longer offer this hotel. Nothing was booked or charged.`}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.landing} look="ink">{say`Find a stay`}</ButtonLink>
        <ButtonLink to={stayHref(paths.results, { ...stay, destination: 'lisbon' })}>{say`Stays in Lisbon`}</ButtonLink>
      </p>
    </div>
  )
}

export function DetailsFailed({ message, again }: { message: string; again: string }) {
  const { unit } = useStayProduct()
  return (
    <div className="max-w-[38rem] py-16">
      <h1 className="text-h1-s md:text-h1">{unit === 'home' ? say`We couldn't load this home` : say`We couldn't load this hotel`}</h1>
      <p className="mt-3 text-lead text-ink-2">
        {message} {say`Nothing was booked or charged.`}
      </p>
      <p className="mt-6">
        <ButtonLink to={again} look="ink">{say`Try again`}</ButtonLink>
      </p>
    </div>
  )
}
