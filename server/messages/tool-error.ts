/** 1 is a fault, 2 a command that was written wrongly. */
export type FaultCode = 1 | 2

/** Ends the tool; the message is told to the operator as it stands. */
export class ToolError extends Error {
  readonly exitCode: FaultCode

  constructor(message: string, exitCode: FaultCode = 1) {
    super(message)
    this.name = 'ToolError'
    this.exitCode = exitCode
  }
}
