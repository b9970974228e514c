import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { installable, openWhereItWas } from "./lib/installed";
import { applySettings, settings } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";
import { comeAgain } from "./lib/missing";

addEventListener("vite:preloadError", comeAgain);
openWhereItWas();
applySettings();
await learn(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
installable();
