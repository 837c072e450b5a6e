/** Message by which a process is asked to leave its visitors to its successor. */
export const RETIRE = 'retire'
