import { Button } from './button.tsx'
import { Checkbox, Chip } from './choice.tsx'
import { Field } from './field.tsx'
import { Search } from './icons/search.tsx'
import { Note } from './note.tsx'
import { PriceText } from './price-text.tsx'
import { RadioRow } from './radio-row.tsx'
import { Receipt, ReceiptCharge, ReceiptLine, ReceiptTotal } from './receipt.tsx'
import { Select } from './select.tsx'
import { Loading, Skeleton } from './skeleton.tsx'
import { Stars } from './stars.tsx'
import { Tabs } from './tabs.tsx'
import { Tag } from './tag.tsx'
import { ToastBar } from './toast.tsx'

const nothing = () => {}

/** The parts of the kit in every state they have. */
export const states = {
  buttons: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="filled">Search</Button>
      <Button look="outlined">Select</Button>
      <Button look="ink">Add to calendar</Button>
      <Button look="hairline">Unapply</Button>
      <Button look="underlined">See sailings</Button>
      <Button look="filled" disabled>
        Pay Now
      </Button>
      <Button look="filled" busy>
        Paying
      </Button>
      <Button look="filled" size="large">
        COMPLETE BOOKING
      </Button>
    </div>
  ),
  fields: () => (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="First name" defaultValue="Nora" />
      <Field label="Email" hint="We send the voucher there." />
      <Field label="Coupon, empty" error="PLESE ENTER A VALID CUPON CODE" />
      <Field label="Coupon, applied" defaultValue="SAVE10" readOnly done="10% off hotels: $49.93 less" />
      <Field bare label="Search currency" placeholder="Search currency" lead={<Search size={18} />} />
      <Select label="Sort by" options={[{ value: 'recommended', label: 'Recommended' }]} />
    </div>
  ),
  choices: () => (
    <div>
      <Checkbox defaultChecked>Save New Card</Checkbox>
      <Checkbox>Free cancellation</Checkbox>
      <div className="my-3 flex gap-2">
        <Chip defaultChecked>8+</Chip>
        <Chip>9+</Chip>
        <Tag kind="good">ACTIVE</Tag>
        <Tag kind="care">2 left</Tag>
        <Tag>Default</Tag>
      </div>
      <RadioRow name="card" checked={false} onChange={nothing}>
        Visa ending 4242
      </RadioRow>
      <RadioRow name="card" checked onChange={nothing} opened={<Field label="Name on card" />}>
        Pay with new card
      </RadioRow>
    </div>
  ),
  notes: () => (
    <div className="grid gap-2.5">
      <Note kind="good">
        <strong>Free cancellation</strong> until Tue 9 March, 18:00, Lisbon time.
      </Note>
      <Note kind="care">
        <strong>The price changed</strong> from $525.66 to $538.10. Nothing is charged until you agree.
      </Note>
      <Note kind="wrong" action={<Button look="underlined">Dismiss</Button>}>
        <strong>Payment Error.</strong> Payment failed. Please try again.
      </Note>
      <ToastBar text="CASH RELEASED SUCCESSFULLY" />
    </div>
  ),
  receipt: () => (
    <Receipt label="What you pay and why" className="max-w-105">
      <dl>
        <ReceiptLine label="Room and breakfast, 3 nights" amount="471.00" />
        <ReceiptLine tone="quiet" label="Fri 12 March" amount="158.00" />
        <ReceiptLine label="Lisbon city tax" amount="26.40" rule="€4.00 for each adult and night, paid at the property" />
        <ReceiptLine tone="strong" label="Price, taxes included" amount="525.66" />
        <ReceiptLine tone="good" label="Coupon SAVE10" amount="−49.93" />
        <ReceiptTotal label="Your stay costs" amount="$475.73" />
        <ReceiptCharge label="Charged now" amount="$449.33" />
      </dl>
    </Receipt>
  ),
  'tabs, stars, price, skeletons': () => (
    <div className="grid gap-4">
      <Tabs
        label="Parts"
        chosen="#rooms"
        tabs={[
          { href: '#rooms', label: 'Rooms' },
          { href: '#map', label: 'Map' },
        ]}
      />
      <Stars count={4} />
      <PriceText>$525.66</PriceText>
      <Loading what="Looking for stays">
        <Skeleton className="h-5 w-60" />
      </Loading>
    </div>
  ),
}
