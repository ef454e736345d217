/** The calendar without prices. */
export const loadRangePicker = () => import('./range-picker.tsx').then(({ RangePicker }) => RangePicker)
