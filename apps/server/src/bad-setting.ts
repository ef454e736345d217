/** A setting that is missing or wrong: its message is the one line the start ends with. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}
