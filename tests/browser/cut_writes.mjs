// Writes of the page's storage that do not come to their end.

/**
 * To be evaluated in a page: of what is asked of storage from now on to change something, request
 * number `at` is as far as it comes. Its transaction is `aborted`, or never ends (`hangs`). Then
 * `window.isCut` is true.
 * @param {[number, 'aborted' | 'hangs']} values  from 1
 */
export function cutWrites([at, how]) {
  window.isCut = false;
  const {get, put, delete: remove} = IDBObjectStore.prototype;
  window.wholeWrites ??= {get, put, delete: remove};
  let requests = 0;
  for (const [name, former] of Object.entries(window.wholeWrites)) {
    IDBObjectStore.prototype[name] = function (...values) {
      const request = former.apply(this, values);
      const changes = this.transaction.mode === 'readwrite' && this.name !== 'settings';
      if (!changes || ++requests !== at) return request;
      window.isCut = true;
      const goOn = () => { window.wholeWrites.get.call(this, 'nothing').onsuccess = goOn; };
      if (how === 'aborted') this.transaction.abort();
      else goOn();
      return request;
    };
  }
}
