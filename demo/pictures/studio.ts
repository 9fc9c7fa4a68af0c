import * as three from 'three'
import type { Model } from './model.ts'
import { models } from './models.ts'

export { models }

import { deg } from './shapes.ts'

const sidePx = 900
const frames = 6
const maskFrames = 4
const shadowPx = 320
const shadowFrames = 84
const shadowStrength = 0.58
const shadowColour = [20, 23, 28]

/** The studio that metal and gloss reflect: a grey room with softboxes. */
function studioRoom(): three.Scene {
  const room = new three.Scene()
  const light = (colour: number, intensity: number) =>
    new three.MeshBasicMaterial({ color: new three.Color(colour).multiplyScalar(intensity), side: three.DoubleSide })
  const add = (width: number, height: number, at: [number, number, number], intensity: number) => {
    const panel = new three.Mesh(new three.PlaneGeometry(width, height), light(0xffffff, intensity))
    panel.position.set(...at)
    panel.lookAt(0, 0, 0)
    room.add(panel)
  }
  room.add(new three.Mesh(new three.SphereGeometry(20, 32, 16), light(0x8f9398, 0.55)))
  const floor = new three.Mesh(new three.CircleGeometry(19, 48), light(0xe8e6e2, 0.62))
  floor.rotation.x = -Math.PI / 2
  floor.position.y = -3.5
  room.add(floor)
  add(10, 10, [-3, 11, 3], 5.2)
  add(4, 12, [-13, 4, 4], 5.5)
  add(3, 11, [13, 3.5, 1], 3.4)
  add(9, 2.5, [2, 6, 13], 2)
  add(14, 4, [0, 3, -14], 1.2)
  const flag = new three.Mesh(new three.PlaneGeometry(3, 14), light(0x0c0d0f, 1))
  flag.position.set(9, 3, -9)
  flag.lookAt(0, 0, 0)
  room.add(flag)
  return room
}

const studios = new Map<boolean, { draw: three.WebGLRenderer; env: three.Texture }>()

/** A studio. The average of jittered frames is smooth without multisampling, which doubles the time of each. */
function openStudio(hasMultisampling: boolean): { draw: three.WebGLRenderer; env: three.Texture } {
  const known = studios.get(hasMultisampling)
  if (known) return known
  const draw = new three.WebGLRenderer({ antialias: hasMultisampling, alpha: true, preserveDrawingBuffer: true, premultipliedAlpha: true })
  draw.setSize(sidePx, sidePx, false)
  draw.setClearColor(0x000000, 0)
  draw.toneMapping = three.NeutralToneMapping
  draw.shadowMap.enabled = true
  draw.shadowMap.type = three.PCFShadowMap
  const made = { draw, env: new three.PMREMGenerator(draw).fromScene(studioRoom(), 0.02).texture }
  studios.set(hasMultisampling, made)
  return made
}

/** Puts an object on the floor, centred, and returns its size. */
function place(object: three.Object3D): { radius: number; box: three.Box3 } {
  const box = new three.Box3().setFromObject(object, true)
  const middle = box.getCenter(new three.Vector3())
  object.position.x -= middle.x
  object.position.z -= middle.z
  object.position.y -= box.min.y
  object.updateMatrixWorld(true)
  const placed = new three.Box3().setFromObject(object, true)
  return { radius: placed.getSize(new three.Vector3()).length() / 2, box: placed }
}

function corners(object: three.Object3D): three.Vector3[] {
  const points: three.Vector3[] = []
  object.traverse((part) => {
    if (!(part instanceof three.Mesh)) return
    const at = part.geometry.getAttribute('position')
    const step = Math.max(1, Math.floor(at.count / 1500))
    for (let i = 0; i < at.count; i += step) points.push(new three.Vector3().fromBufferAttribute(at, i).applyMatrix4(part.matrixWorld))
  })
  return points
}

/** The smallest of any number of values. */
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)

/** A camera that sees the whole object with a margin for its shadow. Returns how many cm the picture is high as well. */
function frame(
  object: three.Object3D,
  { azimuth = 32, elevation = 20, lens = 20 }: Model,
): { camera: three.PerspectiveCamera; cm: number } {
  const { radius, box } = place(object)
  const points = corners(object)
  const camera = new three.PerspectiveCamera(lens, 1, 0.1, 10_000)
  const target = box.getCenter(new three.Vector3())
  const direction = new three.Vector3(
    Math.sin(deg(azimuth)) * Math.cos(deg(elevation)),
    Math.sin(deg(elevation)),
    Math.cos(deg(azimuth)) * Math.cos(deg(elevation)),
  )
  const distance = (radius / Math.sin(deg(lens / 2))) * 1.1
  camera.position.copy(target).addScaledVector(direction, distance)
  camera.near = distance / 20
  camera.far = distance * 4
  camera.lookAt(target)
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld(true)
  const seen = points.map((point) => point.clone().project(camera))
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
  const [left, right, bottom, top] = [least(xs), -least(xs.map((x) => -x)), least(ys), -least(ys.map((y) => -y))]
  const size = Math.max(right - left, top - bottom) / (2 * 0.8)
  const view = { x: ((left + right) / 2 + 1) / 2 - size / 2, y: 1 - ((bottom + top) / 2 + 1) / 2 - size / 2 }
  camera.setViewOffset(sidePx, sidePx, view.x * sidePx, view.y * sidePx, size * sidePx, size * sidePx)
  return { camera, cm: Math.round(2 * distance * Math.tan(deg(lens / 2)) * size * 0.8) }
}

const halton = (index: number, base: number): number => {
  let [value, share, rest] = [0, 1, index]
  while (rest > 0) {
    share /= base
    value += share * (rest % base)
    rest = Math.floor(rest / base)
  }
  return value
}

function spot(radius: number, isKey: boolean, mapPx = 1536): three.DirectionalLight {
  const light = new three.DirectionalLight('#fffaf2', isKey ? 1.55 : 1.1)
  light.castShadow = true
  light.shadow.mapSize.set(mapPx, mapPx)
  Object.assign(light.shadow.camera, { left: -radius, right: radius, top: radius, bottom: -radius, near: radius * 0.5, far: radius * 7 })
  light.shadow.bias = -0.0006
  light.shadow.normalBias = radius * 0.0022
  light.shadow.radius = 2
  return light
}

/** Darkens what faces the floor close to it: the environment is infinitely far away, so it lights even the edge that an object stands on. */
function groundContact(object: three.Object3D, reach: number) {
  object.traverse((part) => {
    if (!(part instanceof three.Mesh) || part.material.userData.isGrounded) return
    const material = part.material as three.MeshPhysicalMaterial
    const [compile, key] = [material.onBeforeCompile, material.customProgramCacheKey()]
    material.userData.isGrounded = true
    material.customProgramCacheKey = () => `${key} ground`
    material.onBeforeCompile = (shader, renderer) => {
      compile.call(material, shader, renderer)
      shader.uniforms.reach = { value: reach }
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nvarying float vAbove;')
        .replace('#include <begin_vertex>', '#include <begin_vertex>\nvAbove = (modelMatrix * vec4(position, 1.0)).y;')
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', '#include <common>\nvarying float vAbove; uniform float reach;')
        .replace(
          '#include <opaque_fragment>',
          `float down = smoothstep(0.35, -0.5, inverseTransformDirection(normal, viewMatrix).y);
        outgoingLight *= 1.0 - 0.72 * down * (1.0 - smoothstep(0.0, reach, vAbove));
        #include <opaque_fragment>`,
        )
    }
  })
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

interface Shot {
  /** RGBA pixels, base64 */
  pixels: string
  /** grey pixels of the tinted part, base64; missing if nothing is tinted */
  mask?: string
  side: number
  /** what the longest side of the object measures in the picture */
  cm: number
  /** where the object is, without its shadow: left, top, width and height as fractions */
  box: number[]
}

interface Set {
  draw: three.WebGLRenderer
  stage: three.Scene
  object: three.Object3D
  /** direction of the camera, radians */
  around: number
  /** moves the camera by less than a pixel */
  jitter(index: number): void
  camera: three.PerspectiveCamera
  aim(light: three.DirectionalLight, angle: number, height: number): void
  radius: number
}

function openSet(model: Model): Set & { cm: number } {
  const { draw, env } = openStudio(false)
  const object = new three.Group().add(model.build())
  const stage = new three.Scene().add(object)
  stage.environment = env
  const azimuth = model.azimuth ?? 32
  const { camera, cm } = frame(object, { ...model, azimuth })
  stage.environmentRotation.set(0, deg(azimuth - 20), 0)
  const box = new three.Box3().setFromObject(object)
  const [radius, middle] = [box.getSize(new three.Vector3()).length() / 2, box.getCenter(new three.Vector3())]
  if (!model.isHanging) groundContact(object, radius * 0.14)
  const base = { ...camera.view } as { offsetX: number; offsetY: number; width: number; height: number }
  return {
    draw,
    stage,
    object,
    camera,
    cm,
    radius,
    around: deg(azimuth),
    jitter(index) {
      const scale = base.width / sidePx
      const [x, y] = [halton(index + 1, 2) - 0.5, halton(index + 1, 3) - 0.5]
      camera.setViewOffset(sidePx, sidePx, base.offsetX + x * scale, base.offsetY + y * scale, base.width, base.height)
    },
    aim(light, angle, height) {
      light.position
        .set(Math.sin(angle) * Math.cos(height), Math.sin(height), Math.cos(angle) * Math.cos(height))
        .multiplyScalar(radius * 4)
        .add(middle)
      light.target.position.copy(middle)
    },
  }
}

/** The height and angle of the key light, which fills a softbox, and of the sky light, which fills the ceiling. */
function positions(index: number, around: number) {
  const [u, v, a, b] = [halton(index + 1, 2), halton(index + 1, 3), halton(index + 1, 5), halton(index + 1, 7)]
  return {
    key: [around + deg(-66 + 48 * u), deg(42 + 26 * v)],
    sky: [a * Math.PI * 2, Math.asin(Math.max(0.36, Math.sqrt(b)))],
  } as const
}

/** Photographs a model: averages frames with moving lights, which gives soft shadows, and a moving camera, which smooths edges. */
export async function photograph(id: string): Promise<Shot> {
  const model = models[id]
  if (!model) throw new Error(`No model ${id}`)
  const set = openSet(model)
  const { draw, stage, camera, radius, around, cm } = set
  const [key, sky] = [spot(radius * 1.15, true), spot(radius * 1.15, false)]
  stage.add(key, sky, key.target, sky.target)
  const sum = new Float32Array(sidePx * sidePx * 4)
  for (let index = 0; index < frames; index++) {
    set.jitter(index)
    const at = positions(index, around)
    set.aim(key, ...at.key)
    set.aim(sky, ...at.sky)
    draw.render(stage, camera)
    add(draw, sum, sidePx)
    await nextTask()
  }
  stage.remove(key, sky, key.target, sky.target)
  const pixels = average(sum, frames)
  const box = boxOf(pixels)
  const mask = await photographMask(set)
  if (!model.isHanging) layBelow(pixels, await photographShadow(set))
  stage.traverse((part) => part instanceof three.Mesh && part.geometry.dispose())
  return { pixels: toBase64(pixels), ...(mask && { mask: toBase64(mask) }), side: sidePx, cm, box }
}

/** The visible part of a picture as fractions. */
function boxOf(pixels: Uint8Array): number[] {
  let [left, top, right, bottom] = [sidePx, sidePx, 0, 0]
  for (let y = 0; y < sidePx; y++)
    for (let x = 0; x < sidePx; x++) {
      if ((pixels[(y * sidePx + x) * 4 + 3] as number) < 16) continue
      ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
    }
  return [left, top, right - left + 1, bottom - top + 1].map((px) => Math.round((px / sidePx) * 1000) / 1000)
}

/** The darkness of the floor, 0..1, `shadowPx` pixels square, top row first. */
async function photographShadow({ draw, stage, object, camera, radius, around, aim }: Set): Promise<Float32Array> {
  for (const child of [...stage.children]) if (child !== object) stage.remove(child)
  // both sides cast: the bias would leave a bright gap below the underside alone
  const unseen = new three.MeshBasicMaterial({ colorWrite: false, depthWrite: false, shadowSide: three.DoubleSide })
  object.traverse((part) => {
    if (part instanceof three.Mesh) part.material = unseen
  })
  const floor = new three.Mesh(new three.PlaneGeometry(radius * 12, radius * 12), new three.ShadowMaterial({ opacity: 1 }))
  floor.rotation.x = -Math.PI / 2
  floor.position.y = -0.001 * radius
  floor.receiveShadow = true
  const light = spot(radius * 1.15, true, 512)
  stage.add(floor, light, light.target)
  // the shadow map alone shows the object: its layer is on only after the camera has chosen what it sees
  object.traverse((part) => part.layers.set(1))
  const { shadow } = light
  const update = shadow.updateMatrices.bind(shadow)
  shadow.updateMatrices = (from) => {
    camera.layers.enable(1)
    update(from)
  }
  draw.setSize(shadowPx, shadowPx, false)
  const sum = new Float32Array(shadowPx * shadowPx * 4)
  for (let index = 0; index < shadowFrames; index++) {
    const at = positions(index, around)
    aim(light, ...(index % 2 ? at.key : at.sky))
    camera.layers.set(0)
    draw.render(stage, camera)
    add(draw, sum, shadowPx)
    if (index % 8 === 0) await nextTask()
  }
  draw.setSize(sidePx, sidePx, false)
  const dark = new Float32Array(shadowPx * shadowPx)
  for (let y = 0; y < shadowPx; y++)
    for (let x = 0; x < shadowPx; x++)
      dark[y * shadowPx + x] = (sum[((shadowPx - 1 - y) * shadowPx + x) * 4 + 3] as number) / shadowFrames / 255
  return blur(blur(blur(dark)))
}

function blur(grey: Float32Array): Float32Array {
  const at = (x: number, y: number) =>
    grey[Math.min(shadowPx - 1, Math.max(0, y)) * shadowPx + Math.min(shadowPx - 1, Math.max(0, x))] as number
  return grey.map((_, index) => {
    const [x, y] = [index % shadowPx, Math.floor(index / shadowPx)]
    let sum = 0
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += at(x + dx, y + dy)
    return sum / 9
  })
}

/** Composes a picture over its shadow, which fades towards the edges of the frame. */
function layBelow(pixels: Uint8Array, dark: Float32Array) {
  const scale = shadowPx / sidePx
  const read = (x: number, y: number) => {
    const [fx, fy] = [Math.min(shadowPx - 1.001, Math.max(0, x * scale - 0.5)), Math.min(shadowPx - 1.001, Math.max(0, y * scale - 0.5))]
    const [x0, y0] = [Math.floor(fx), Math.floor(fy)]
    const [tx, ty] = [fx - x0, fy - y0]
    const cell = (dx: number, dy: number) => dark[(y0 + dy) * shadowPx + x0 + dx] as number
    return (cell(0, 0) * (1 - tx) + cell(1, 0) * tx) * (1 - ty) + (cell(0, 1) * (1 - tx) + cell(1, 1) * tx) * ty
  }
  for (let y = 0; y < sidePx; y++)
    for (let x = 0; x < sidePx; x++) {
      const at = (y * sidePx + x) * 4
      const edge = Math.max(
        0,
        Math.min(
          1,
          (1.02 - Math.hypot(x / sidePx - 0.5, y / sidePx - 0.5) * 2) / 0.3,
          Math.min(x, y, sidePx - 1 - x, sidePx - 1 - y) / (sidePx * 0.1),
        ),
      )
      const shadow = read(x, y) * shadowStrength * edge * edge * (3 - 2 * edge)
      const alpha = (pixels[at + 3] as number) / 255
      const below = shadow * (1 - alpha)
      const all = alpha + below
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] =
          all > 0 ? Math.round(((pixels[at + channel] as number) * alpha + (shadowColour[channel] as number) * below) / all) : 0
      pixels[at + 3] = Math.round(all * 255)
    }
}

/** Draws the outlines and edges of a model as seen from the front, or from above if it lies: grey pixels, 255 = line. */
export async function outline(id: string): Promise<{ pixels: string; side: number }> {
  const model = models[id]
  if (!model) throw new Error(`No model ${id}`)
  const { draw } = openStudio(true)
  const object = new three.Group().add(model.build())
  const stage = new three.Scene().add(object)
  place(object)
  const camera = elevationCamera(object, (model.elevation ?? 20) > 40)
  const meshes: three.Mesh[] = []
  object.traverse((part) => part instanceof three.Mesh && meshes.push(part))
  const lines = new Uint8Array(sidePx * sidePx)
  const looks = [
    () => new three.MeshNormalMaterial({ side: three.DoubleSide }),
    (index: number) =>
      new three.MeshBasicMaterial({
        color: new three.Color().setHSL((index * 0.382) % 1, 1, 0.3 + (index % 3) * 0.2),
        toneMapped: false,
        side: three.DoubleSide,
      }),
  ]
  for (const look of looks) {
    meshes.forEach((part, index) => {
      part.material = look(index)
    })
    draw.render(stage, camera)
    addEdges(read(draw, sidePx), lines)
    await nextTask()
  }
  return { pixels: toBase64(lines), side: sidePx }
}

/** A camera without perspective. From above, the longest direction of the object lies across the picture. */
function elevationCamera(object: three.Object3D, isFromAbove: boolean): three.OrthographicCamera {
  const middle = new three.Box3().setFromObject(object).getCenter(new three.Vector3())
  const camera = new three.OrthographicCamera(-1, 1, 1, -1, 0.1, 5000)
  camera.position.copy(middle).add(isFromAbove ? new three.Vector3(0, 1000, 0) : new three.Vector3(0, 0, 1000))
  const points = corners(object)
  if (isFromAbove) {
    const sum = { xx: 0, zz: 0, xz: 0 }
    for (const { x, z } of points) {
      sum.xx += (x - middle.x) ** 2
      sum.zz += (z - middle.z) ** 2
      sum.xz += (x - middle.x) * (z - middle.z)
    }
    const angle = Math.atan2(2 * sum.xz, sum.xx - sum.zz) / 2
    camera.up.set(Math.sin(angle), 0, -Math.cos(angle))
  }
  camera.lookAt(middle)
  camera.updateMatrixWorld(true)
  const seen = points.map((point) => point.applyMatrix4(camera.matrixWorldInverse))
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
  const [left, right, bottom, top] = [least(xs), -least(xs.map((x) => -x)), least(ys), -least(ys.map((y) => -y))]
  const half = Math.max(right - left, top - bottom) / 2 / 0.94
  const [x, y] = [(left + right) / 2, (bottom + top) / 2]
  Object.assign(camera, { left: x - half, right: x + half, top: y + half, bottom: y - half })
  camera.updateProjectionMatrix()
  return camera
}

/** Adds where neighbouring pixels differ, top row first. */
function addEdges(pixels: Uint8Array, lines: Uint8Array) {
  const at = (x: number, y: number, channel: number) => pixels[((sidePx - 1 - y) * sidePx + x) * 4 + channel] as number
  for (let y = 1; y < sidePx - 1; y++)
    for (let x = 1; x < sidePx - 1; x++) {
      let step = 0
      for (let channel = 0; channel < 4; channel++)
        step = Math.max(
          step,
          Math.abs(at(x - 1, y, channel) - at(x + 1, y, channel)),
          Math.abs(at(x, y - 1, channel) - at(x, y + 1, channel)),
        )
      const line = Math.min(255, Math.max(0, (step - 22) * 5))
      lines[y * sidePx + x] = Math.max(lines[y * sidePx + x] as number, line)
    }
}

function read(draw: three.WebGLRenderer, side: number): Uint8Array {
  const gl = draw.getContext()
  const bytes = new Uint8Array(side * side * 4)
  gl.readPixels(0, 0, side, side, gl.RGBA, gl.UNSIGNED_BYTE, bytes)
  if (gl.isContextLost()) throw new Error('The WebGL context is lost')
  return bytes
}

function add(draw: three.WebGLRenderer, sum: Float32Array, side: number) {
  const bytes = read(draw, side)
  for (let i = 0; i < bytes.length; i++) sum[i] = (sum[i] as number) + (bytes[i] as number)
}

/** The mean of the frames, top row first, with straight alpha. */
function average(sum: Float32Array, count: number): Uint8Array {
  const pixels = new Uint8Array(sum.length)
  const row = sidePx * 4
  for (let y = 0; y < sidePx; y++) {
    for (let x = 0; x < row; x += 4) {
      const from = (sidePx - 1 - y) * row + x
      const alpha = (sum[from + 3] as number) / count
      for (let channel = 0; channel < 3; channel++)
        pixels[y * row + x + channel] = alpha > 0 ? Math.min(255, Math.round((((sum[from + channel] as number) / count) * 255) / alpha)) : 0
      pixels[y * row + x + 3] = Math.round(alpha)
    }
  }
  return pixels
}

async function photographMask({ draw, stage, object, camera, jitter }: Set): Promise<Uint8Array | undefined> {
  let isTinted = false
  object.traverse((part) => {
    if (!(part instanceof three.Mesh)) return
    const isPart = Boolean(part.material.userData.isTinted)
    isTinted ||= isPart
    part.material = new three.MeshBasicMaterial({ color: isPart ? 0xffffff : 0x000000, side: part.material.side, toneMapped: false })
  })
  if (!isTinted) return undefined
  const sum = new Float32Array(sidePx * sidePx * 4)
  for (let index = 0; index < maskFrames; index++) {
    jitter(index)
    draw.render(stage, camera)
    add(draw, sum, sidePx)
    await nextTask()
  }
  const grey = new Uint8Array(sidePx * sidePx)
  for (let y = 0; y < sidePx; y++)
    for (let x = 0; x < sidePx; x++) grey[y * sidePx + x] = Math.round((sum[((sidePx - 1 - y) * sidePx + x) * 4] as number) / maskFrames)
  return grey
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 32_768) text += String.fromCharCode(...bytes.subarray(i, i + 32_768))
  return btoa(text)
}
