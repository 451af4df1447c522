import { filterDemos, toFilterOptions } from '../../shared/demos/filter-demos.ts'
import { activeDemos } from './demos.ts'

const [first] = activeDemos
if (first === undefined) throw new Error('content/demos.json has no active demo to test with')
/** Any one of them. */
export const someDemo = first

const options = toFilterOptions(activeDemos)
const [unfitting] = options.industries
  .flatMap(industry => options.technologies.map(technology => ({ industry, technology })))
  .filter(filters => filterDemos(activeDemos, filters).length === 0)
if (unfitting === undefined) throw new Error('the active demos of content/demos.json leave no pair of filters empty')
/** The page of demos filtered by an industry and a technology that no demo has together. */
export const emptyDemosPath = `/demos?${new URLSearchParams(unfitting)}`
