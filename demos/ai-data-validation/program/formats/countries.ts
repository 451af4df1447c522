import type { Format } from './format.ts'

/** Codes of three letters and other short names; those of two letters and the full names are the browser's. */
const others =
  'USA US,U.S. US,U.S.A. US,America US,United States of America US,UK GB,U.K. GB,GBR GB,Great Britain GB,Britain GB,UAE AE,ARE AE,ARG AR,AUS AU,AUT AT,BEL BE,BRA BR,CAN CA,CHE CH,CHL CL,CHN CN,COL CO,Czech Republic CZ,CZE CZ,DEU DE,GER DE,DNK DK,EGY EG,ESP ES,EST EE,FIN FI,FRA FR,GRC GR,HRV HR,HUN HU,IDN ID,IND IN,IRL IE,ISR IL,ITA IT,JPN JP,KOR KR,South Korea KR,LTU LT,LUX LU,LVA LV,MEX MX,NGA NG,NLD NL,Holland NL,The Netherlands NL,NOR NO,NZL NZ,PHL PH,POL PL,PRT PT,ROU RO,RUS RU,SAU SA,SGP SG,SVK SK,SVN SI,SWE SE,THA TH,TUR TR,Turkey TR,TWN TW,UKR UA,VNM VN,ZAF ZA'

type Country = { readonly code: string; readonly name: string }

/** Regions that are no country: unions, test codes. */
const noCountry = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

let known: ReadonlyMap<string, Country> | undefined

/** Made when first needed: few tables have a column of countries. */
function listCountries(): ReadonlyMap<string, Country> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap(first => letters.map(second => first + second)).filter(code => !noCountry.has(code))
  const countries = codes.flatMap(code => {
    const name = names.of(code)
    return name === undefined ? [] : [{ code, name }]
  })
  const byCode = new Map(countries.map(country => [country.code, country]))
  return new Map([
    ...countries.flatMap(country => [country.code, country.name].map(word => [word.toLowerCase(), country] as const)),
    ...others.split(',').flatMap(entry => {
      const country = byCode.get(entry.slice(-2))
      return country === undefined ? [] : [[entry.slice(0, -3).toLowerCase(), country] as const]
    }),
  ])
}

function findCountry(cell: string): Country | undefined {
  known ??= listCountries()
  return known.get(cell.toLowerCase())
}

/** Countries by code or English name. */
export const countryFormat: Format = {
  read: cell => {
    const country = findCountry(cell)
    if (country === undefined) return undefined
    return { canonical: country.code, form: formOf(cell, country), scale: Number.NaN }
  },
  write: (cell, form) => {
    const country = findCountry(cell)
    if (form === 'full name') return country?.name
    return form === 'two letters' ? country?.code : undefined
  },
}

function formOf(cell: string, { code, name }: Country): string {
  if (cell === code) return 'two letters'
  if (cell === name) return 'full name'
  return /^[A-Z]{3}$/.test(cell) ? 'three letters' : 'other spelling'
}
