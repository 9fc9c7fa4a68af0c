import { startSession } from './session-start.ts'

/* A page that loads this file asks who is here. */
void startSession()
