import { decoyFieldName } from '../../../shared/contact/contact-rules.ts'

/** A field that neither eyes, the keyboard nor assistive technology find: only machines fill it in. */
export function DecoyField() {
  return (
    <div hidden>
      <label htmlFor={decoyFieldName}>Leave this field empty</label>
      <input id={decoyFieldName} name={decoyFieldName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
