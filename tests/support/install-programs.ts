import type { TestProject } from 'vitest/node'
import { installPackage } from '../../scripts/install-package.ts'
import { type Command, listMissingPackages } from './programs.ts'

const commandsOf: Readonly<Record<string, readonly Command[]>> = {
  unit: ['initdb'],
  http: ['initdb'],
  release: ['initdb', 'nginx'],
}

/** Before the tests: they run at the same time, and apt-get gives up while another one runs. Tests whose program is still missing fail and name it. */
export function setup({ name }: Pick<TestProject, 'name'>): void {
  for (const debianPackage of listMissingPackages(commandsOf[name] ?? [])) installPackage(debianPackage)
}
