import { describe, expect, it } from 'vitest';
import { serverSettings } from './settings.ts';

const GIB = 1024 ** 3;

describe('the settings of the embedded server', () => {
  it('never trade durability for speed, save for throwaway data', () => {
    const durability = (durable: boolean) => {
      const { fsync, full_page_writes, synchronous_commit } = serverSettings({
        port: 1,
        durable,
        memoryBytes: GIB,
      });
      return [fsync, full_page_writes, synchronous_commit];
    };
    expect(durability(true)).toEqual(['on', 'on', 'on']);
    expect(durability(false)).toEqual(['off', 'off', 'on']);
  });

  it.each([
    [GIB / 8, '32MB'],
    [GIB, '128MB'],
    [64 * GIB, '1024MB'],
  ])('give %d bytes of memory %s of shared buffers', (memoryBytes, sharedBuffers) => {
    expect(serverSettings({ port: 1, durable: true, memoryBytes })).toMatchObject({
      shared_buffers: sharedBuffers,
    });
  });

  it('listen on loopback alone', () => {
    expect(serverSettings({ port: 21_000, durable: true, memoryBytes: GIB })).toMatchObject({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: '21000',
    });
  });
});
