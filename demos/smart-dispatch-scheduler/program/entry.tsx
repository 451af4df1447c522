import { loadSample } from '../../kit/load-sample.ts'
import { show } from '../../kit/show.ts'
import { App } from './App.tsx'
import { readDayCsv } from './read-day.ts'
import { createSampleDay } from './sample.ts'

void loadSample().then(sample => {
  const invented = createSampleDay(1)
  const read = readDayCsv(sample?.csv ?? '', invented)
  show(<App start={read.kind === 'read' ? read.day : invented} />)
})
