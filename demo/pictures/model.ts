import type { Object3D } from 'three'

/** A thing to photograph, built in centimetres with y up. */
export interface Model {
  build(): Object3D
  /** where the camera stands, degrees; default: 32 to the right, 20 up */
  azimuth?: number
  elevation?: number
  /** angle of view, degrees */
  lens?: number
  /** true for things that do not stand on a floor */
  isHanging?: boolean
}
