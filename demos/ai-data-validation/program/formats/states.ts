import type { Format } from './format.ts'

/** Code, name, and ranges of the first three ZIP digits (shared ones are listed for both states). */
const list = `AL Alabama 350-369|AK Alaska 995-999|AZ Arizona 850-865|AR Arkansas 716-729,755-755|CA California 900-961|
CO Colorado 800-816|CT Connecticut 060-069|DE Delaware 197-199|DC District of Columbia 200-205,569-569|FL Florida 320-349|
GA Georgia 300-319,398-399|HI Hawaii 967-968|ID Idaho 832-838|IL Illinois 600-629|IN Indiana 460-479|IA Iowa 500-528|
KS Kansas 660-679|KY Kentucky 400-427|LA Louisiana 700-714|ME Maine 039-049|MD Maryland 206-219|
MA Massachusetts 010-027,055-055|MI Michigan 480-499|MN Minnesota 550-567|MS Mississippi 386-397|MO Missouri 630-658|
MT Montana 590-599|NE Nebraska 680-693|NV Nevada 889-898|NH New Hampshire 030-038|NJ New Jersey 070-089|
NM New Mexico 870-884|NY New York 005-005,063-063,100-149|NC North Carolina 270-289|ND North Dakota 580-588|OH Ohio 430-459|
OK Oklahoma 730-749|OR Oregon 970-979|PA Pennsylvania 150-196|RI Rhode Island 028-029|SC South Carolina 290-299|
SD South Dakota 570-577|TN Tennessee 370-385|TX Texas 733-733,750-799,885-885|UT Utah 840-847|VT Vermont 050-059|
VA Virginia 201-201,220-246|WA Washington 980-994|WV West Virginia 247-268|WI Wisconsin 530-549|WY Wyoming 820-834|
PR Puerto Rico 006-009`

const states = list.split('|').flatMap(entry => {
  const groups = /^\s*(?<code>[A-Z]{2}) (?<name>.+) (?<ranges>[\d,-]+)$/.exec(entry)?.groups
  const { code, name, ranges } = groups ?? {}
  if (code === undefined || name === undefined || ranges === undefined) return []
  const zips = ranges.split(',').map(range => range.split('-').map(Number))
  return [{ code, name, zips: zips.map(([from = 0, to = 0]) => ({ from, to })) }]
})
const byWord = new Map(
  states.flatMap(state => [state.code, state.name].map(word => [word.toLowerCase(), state] as const)),
)

/** States of the USA by code or name. */
export const stateFormat: Format = {
  read: cell => {
    const state = byWord.get(cell.toLowerCase())
    if (state === undefined) return undefined
    const form = cell === state.code ? 'two letters' : cell === state.name ? 'full name' : 'other case'
    return { canonical: state.code, form, scale: Number.NaN }
  },
  write: (cell, form) => {
    const state = byWord.get(cell.toLowerCase())
    return form === 'full name' ? state?.name : state?.code
  },
}

/** ZIP codes of five digits, or nine. */
export const zipFormat: Format = {
  read: cell => (/^\d{5}(?:-\d{4})?$/.test(cell) ? { canonical: cell, form: '', scale: Number.NaN } : undefined),
}

/** False if the ZIP code is in another state; undefined if either cannot be read. */
export function isZipInState(zip: string, state: string): boolean | undefined {
  const place = byWord.get(state.toLowerCase())
  if (place === undefined || zipFormat.read(zip) === undefined) return undefined
  const area = Number(zip.slice(0, 3))
  return place.zips.some(({ from, to }) => area >= from && area <= to)
}
