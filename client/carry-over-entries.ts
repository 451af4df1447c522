type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldSelector = 'input:not([type="hidden"], [type="file"]), textarea, select'

/** Enters into the fields of `app` what the visitor had entered into fields that have been removed, and focuses the one that had the focus. */
export function carryOverEntries(removed: readonly Node[], app: HTMLElement, focused: EventTarget | null): void {
  const left = listFields(app)
  for (const field of removed.flatMap(listFields)) {
    const index = left.findIndex(candidate => isSameField(candidate, field))
    const [next] = index === -1 ? [] : left.splice(index, 1)
    if (next === undefined) continue
    enter(field, next)
    if (field === focused && document.activeElement === document.body) focusLike(field, next)
  }
}

function listFields(root: Node): FormField[] {
  if (!(root instanceof Element)) return []
  return [root, ...root.querySelectorAll('*')].filter(isField)
}

function isField(element: Element): element is FormField {
  return element.matches(fieldSelector)
}

function isSameField(one: FormField, other: FormField): boolean {
  return one.name === other.name && one.type === other.type && (!isChoice(one) || one.value === other.value)
}

function isChoice({ type }: FormField): boolean {
  return type === 'checkbox' || type === 'radio'
}

/** With the events that React's handlers and those of the page listen to. */
function enter(from: FormField, to: FormField): void {
  if (isChoice(from)) {
    if ('checked' in from && 'checked' in to && from.checked !== to.checked) to.click()
    return
  }
  if (from.value === to.value) return
  // React has a setter of its own on the element, by which it would take the value for one of its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event('input', { bubbles: true }))
  if (to instanceof HTMLSelectElement) to.dispatchEvent(new Event('change', { bubbles: true }))
}

function focusLike(from: FormField, to: FormField): void {
  to.focus({ preventScroll: true })
  // Fields without a selection, such as those for e-mail addresses, have null.
  if ('selectionStart' in from && from.selectionStart !== null && 'selectionStart' in to) {
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
  }
}
