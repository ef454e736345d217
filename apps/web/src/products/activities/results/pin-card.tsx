import { moneyText } from '@sojourn/i18n'
import { Link } from 'react-router'
import { MapCard } from '../../../features/results/index.ts'
import type { ActivitiesFound } from '../activities-api.ts'

/** An activity that was chosen on the map. */
export function PinCard({ pin, to, currency, onClose }: { pin: ActivitiesFound['pins'][number]; to: string; currency: string; onClose: () => void }) {
  return (
    <MapCard name={pin.title} onClose={onClose}>
      <p className="font-display text-lead leading-6">
        <Link to={to} className="link">
          {pin.title}
        </Link>
      </p>
      <p className="mt-1 text-small font-[640] tabular-nums">{moneyText(pin.amount, currency)}</p>
    </MapCard>
  )
}
