import { loadSample } from '../../kit/load-sample.ts'
import { show } from '../../kit/show.ts'
import { App } from './App.tsx'
import { toSample } from './samples.ts'

void loadSample().then(table => show(<App sample={table && toSample(table)} />))
