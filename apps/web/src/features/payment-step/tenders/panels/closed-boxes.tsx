import { say } from '@sojourn/i18n'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TenderBox } from './tender-box.tsx'

const BOXES = [
  [say`Have a Coupon Code?`, 'coupons', say`Use a coupon`, 'h-30'],
  [say`Use Your Cash Card(S)?`, 'cash cards', say`Use cash cards`, 'h-18'],
  [say`Use your points?`, 'points', say`Use points`, 'h-44 md:h-25.5'],
] as const

/** The boxes for who has nothing to put in them yet: a guest is invited to sign in, a demo account told that it only browses. Or their shape, while they are fetched. */
export function ClosedBoxes({ isDemo = false, onUse }: { isDemo?: boolean; onUse: ((title: string) => void) | null }) {
  return BOXES.map(([title, what, use, height]) => (
    <TenderBox key={title} title={title}>
      {onUse ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-small text-ink-2">
            {isDemo ? say`A demo account has no ${what}.` : say`Sign in to use your ${what}. We'll keep what you've entered.`}
          </p>
          <Button size="small" className="min-h-11" onClick={() => onUse(title)}>
            {use}
          </Button>
        </div>
      ) : (
        <Skeleton className={height} />
      )}
    </TenderBox>
  ))
}
