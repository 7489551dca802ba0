/** Plays the score with the browser's own synthesiser: no sound file, nothing until it is switched on. */
import { preferences } from '../app/preferences';
import type { SoundName, Voice } from './score';
import { PEAK, score } from './score';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Sounds a name, if sound is on. Every sound has a visual twin, so silence loses nothing. */
export function sound(name: SoundName, jumps = 1, rhythm = 0.34): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime + 0.01;
  for (const voice of score(name, jumps, rhythm)) sing(context, voice, start);
}

function sing(audio: AudioContext, voice: Voice, start: number): void {
  const gain = audio.createGain();
  const at = start + voice.at;
  const peak = Math.max(0.0001, voice.level * PEAK * preferences.volume);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + voice.length + 0.03);
  gain.connect(audio.destination);
  const source =
    voice.source.kind === 'tone'
      ? tone(audio, voice.source.from, voice.source.to, at, voice.length)
      : rustle(audio, voice.source.around, gain);
  if (voice.source.kind === 'tone') source.connect(gain);
  source.start(at);
  source.stop(at + voice.length + 0.05);
}

function tone(audio: AudioContext, from: number, to: number, at: number, length: number): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  return oscillator;
}

function rustle(audio: AudioContext, around: number, gain: GainNode): AudioBufferSourceNode {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = around;
  filter.Q.value = 1.2;
  source.connect(filter).connect(gain);
  return source;
}
