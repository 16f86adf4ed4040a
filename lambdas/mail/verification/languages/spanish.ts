import type { LanguageWords } from './language-words.ts';

export const SPANISH: LanguageWords = {
  strong: [
    '(?:codigos?|claves?|pines|contrasenas?|token) (?:(?:unico|unica|temporal|numerico|numerica|secreto|secreta|personal|dinamico|dinamica|provisional|sms|otp|de [4-8] digitos|confidencial)s? ){0,2}(?:de |para |de la |del |para la |para el )(?:tu |su |la |el |una |un |nueva |nuevo |doble ){0,2}(?:verific|seguridad|autent|autenticac|inicio de ses|iniciar ses|inicializ|validac|validar|recuper|restab|reestab|restaur|redefin|identific|desbloque|login|loguear|(?:entrar|ingresar|acceder)(?! al? (?:edificio|departamento|alojamiento|apartamento|evento|parque|conjunto|local|casa|habitacion))|ingreso|conectar|firma(?:r)?(?!\\p{L})|factor|dos (?:pasos|factores)|2fa|comprobacion|comproba|reconfigur|cambi(?:ar|o) (?:de )?(?:tu |su |la )?(?:contrasena|clave)|un solo uso|un unico uso|uso unico|unico uso)',
    'codigos? (?:\\p{L}+ )?para (?:que puedas |poder )?(?:confirmar|completar|finalizar|terminar|activar|crear|autorizar|aprobar|abrir|registrar|cambiar|modificar|vincular|verificar|proteger|continuar con) ?(?:te|se)?(?: de| con)? (?:(?:tu|su|el|la|los|las|una|un|nueva|nuevo|crear) ){0,2}(?:e-?mail|correo|direccion|cuenta|registro|identidad|inscripcion|alta|contrasena|clave|operacion|transferencia|dispositivo|usuario|perfil|telefono|celular|movil|numero|sesion|acceso|inicio|bizum|transaccion|contrato)',
    'codigos? para (?:registrarte|registrarse|identificarte|identificarse|conectarte|conectarse|autenticarte|autenticarse|loguearte|iniciar|entrar|verificarte|darte de alta|darse de alta)',
    'codigos? (?:de )?(?:verificacion|seguridad|autenticacion|validacion|identificacion|confirmacion|acceso) (?:en|de|por) (?:dos|2|un solo|sms|doble)',
    'codigos? (?:3-?d ?-?secure|3ds|2fa|mfa|totp|sms|tan|otp|verificador|de verif\\p{L}*|itoken|e-?token|de un solo uso|desechable)(?!\\p{L})',
    '(?:codigo|clave) de (?:doble|segundo) (?:factor|verificacion|autenticacion)',
    '(?:claves?|contrasenas?) (?:(?:temporal|numerica|unica|provisional|personal) )?(?:dinamica|sms|otp|token|desechable|descartable|unica|virtual|de (?:firma|operaciones|confirmacion|autorizacion|transaccion|un solo uso|un unico uso|uso unico|verificac\\p{L}*|seguridad|autentic\\p{L}*|validacion|ingreso unico|acceso unico))',
    '(?:token|firma|coordenada) (?:digital|dinamico|movil|sms|electronica|de (?:firma|seguridad|acceso|verificacion|autenticacion|un solo uso))(?!\\p{L})',
    'pin (?:temporal|unico|de (?:un solo uso|uso unico|verific\\p{L}*|seguridad|autentic\\p{L}*|validacion|firma|inicio de sesion)|dinamico|digital)(?!\\p{L})',
    '(?:digitos|numeros?) (?:unico )?de (?:verific|autentic|validac)',
    // Labels alone: "Verificación en dos pasos: 482913".
    '(?:verificacion en (?:dos|2) pasos|(?:doble|segundo) factor|autenticacion (?:de|en) (?:dos|2) (?:pasos|factores)|doble autenticacion)(?=\\s?:)',
  ],
  ambiguous: [
    'codigos? (?:de |para )(?:confirmacion|emparejamiento|vinculacion|enlace|asociacion|sincronizacion|activacion|aprobacion|autorizacion|dispositivo|enrolamiento|alta|inscripcion|transaccion|operacion|la operacion|habilitacion)',
    'codigos? (?:confidencial|dinamico|provisional|provisorio|personal|alfanumerico|numerico)(?!\\p{L})',
    '(?:claves?|contrasenas?|pin) (?:de (?:activacion|autorizacion|registro|ingreso|acceso)|temporal|provisional|provisoria|secreta)(?!\\p{L})',
    '(?<=(?:introdu\\p{L}{2,4}|ingres[ae]|ingresar|utili[cz]\\p{L}{1,2}|us[ae]|digit[ae]|teclee|teclea|escrib[ae]) (?:la |esta |tu |su ))(?:siguiente )?clave(?! (?:de|del|para|wi-?fi|interbanc|catastral))(?!\\p{L})',
    'token(?=\\s?:)',
  ],
  parts: [
    'numeros? de ',
    'coordenada',
    'firma ',
    'digitos de',
    'en (?:dos|2) pasos',
    'factor',
    'pines',
    'autenticacion',
  ],
  types: [
    '(?<!\\p{L})(?:introdu(?:ce|ces|cir|zca|zcan|cilo|zcalo|ci|ciendo)|ingres(?:a|e|en|ar|alo|elo|ando)|escrib(?:e|a|an|ir|i|elo)|tecle(?:a|e|en|ar|alo)|digit(?:a|e|en|ar|alo|elo)|tipe(?:a|e|ar)|anot(?:a|e) (?=este|el)|insert(?:a|e|ar)|coloc(?:a|que|ar)|pon(?:ga|er)?(?= (?:el|este|la|esta))|copi(?:a|e|ar) y peg(?:a|ue|ar)|peg(?:a|ue|ar) (?=este|el)|rellen(?:a|e|ar) (?=el|este|con)|facilit(?:a|e|ar) (?=este|el|la)|capture|captura(?= (?:el|este))|complet(?:a|e) con)(?!\\p{L})',
  ],
  labels: [
    '(?<!\\p{L})(?:poliza|siniestro|asiento|sorteo|socio|extension|interno|anexo|folio|guia|localizador|cupon|vale|descuento|promocional|nif|cif|nie|dni|rfc|curp|ruc|rut|cuit|cuil|puk|puerta|porton|taquilla|casillero|candidato|matricula|expediente|tramite|caso|incidencia|ticket|serie|licencia|producto|articulo|pieza|lote|error|version|cita|turno|mesa|sala|reunion|wi-?fi|referido|regalo|recogida|retiro|entrega|ean|cuenta (?:terminada|bancaria|numero|n)|clabe|rastreo|autobus|tren|anden|habitacion|apartamento|departamento|piso|buzon|dorsal|boleta|remito|recibo|comprobante|prestamo)',
  ],
  otherKinds: [
    '(?<!\\p{L})(?:referido\\p{L}*|amig[oa]s? (?:gana|recib|invit)\\p{L}*|taquilla|casillero|tarjetas? regalo|cupon\\p{L}*|vales? de|proxima compra|codigo promocional|promocion\\p{L}*|rebajas|oferta\\p{L}*|sorteo|rifa|programa de (?:puntos|fidelidad|recompensas)|punto de (?:recogida|entrega|retiro)|localizador|check-in|tarjeta de embarque|entradas|alojamiento|hospedaje|estancia|habitacion|porton|portero|cerradura|candado|buzon|garaje|cochera|estacionamiento|numero de serie|clave de licencia|clave de producto|licencia de|numero de guia|paqueteria|paqueter\\p{L}+|en (?:la )?tienda|sucursal|repartidor|mensajero|viaje|conductor|mesa para|carrito|al pagar|en (?:la )?caja|finalizar (?:la|tu) compra|examen|encuesta|inscripcion al evento|wi-?fi|devolucion|reembolso|extracto|estado de cuenta)(?!\\p{L})',
    '(?<!\\p{L})(?:de|a|para) (?:la |esta |tu |su |una |nuestra )(?:reunion|videoconferencia|videollamada|conferencia)',
  ],
  authentication: [
    '(?:no|nunca|jamas) (?:lo |la |los |le )?(?:compart|revel|divulg|facilit|entreg|digas|diga|des |de |proporcion|comuni|reenvi|muestr)\\p{L}* ?(?:a |con |este|esta|tu|su|el|la|nadie)|(?:ingres\\p{L}+|acced\\p{L}+|entr(?:a|e|ar|as|es)) (?:a|en) (?:tu|su) |(?:complet|finaliz|termin|confirm)\\p{L}* (?:tu |su |el |la |con )?(?:registro|alta|inscripcion|suscripcion|direccion|correo|e-?mail|celular|telefono|movil|perfil|usuario)|registrarte|registrarse|(?:si )?no (?:has|ha|hayas) (?:solicitado|pedido|sido|intentado)|no (?:solicitaste|pediste|fuiste|lo pediste|intentaste|reconoces)|(?:nuevo|este) dispositivo|firmar (?:el|tu|su|digital|electron)|firma (?:digital|electronica)|un solo uso|autoriz\\p{L}* (?:la |el |una |tu |su |esta )?(?:operacion|transferencia|compra|pago|bizum|transaccion|movimiento)|confirm\\p{L}* (?:la |tu |su |esta )?(?:operacion|transferencia|identidad)|restablec|reestablec|vincul\\p{L}* (?:tu|su|el|un|este) |doble factor|dos pasos|banca (?:online|en linea|movil|digital)|beneficiario',
  ],
  handedOver: [
    '(?<!\\p{L})(?:al|a la|a tu|a su|a los|a un|con el) (?:repartidor\\p{L}*|conductor\\p{L}*|mensajer[oa]|chofer|cajer[oa]|dependient[ea]|recepcionista|conserje|porter[oa]|taxista|vendedor\\p{L}*|emplead[oa]|encargad[oa]|camarer[oa]|mesero|anfitrion\\p{L}*|cartero|tecnico|guardia|vigilante|farmaceutic[oa]|valet|mostrador|taquilla|personal de)(?!\\p{L})|(?<!\\p{L})(?:en (?:la )?(?:caja|recepcion|sucursal|taquilla|mostrador|ventanilla|farmacia|entrada)|en el (?:mostrador|local|punto))(?!\\p{L})|(?<!\\p{L})(?:muestra|mostrar|presenta|presente|presentar|ensena|ensene|exhib[ae]) (?:este|el|tu|su|esta|la)(?!\\p{L})',
  ],
  secret: [
    '(?:no|nunca|jamas) (?:lo |la |le )?(?:des|diga|digas|comuni|proporcion|entreg|reenvi|muestr|difund)\\p{L}* (?:a nadie|con nadie|este|esta|el|tu|su)|(?:personal e intransferible|es confidencial|manten\\p{L}* (?:lo |la )?(?:en secreto|confidencial|segur))',
  ],
  verify: [
    '(?:finaliz|complet|termin|conclu|continu|acab)\\p{L}* (?:(?:de|con|mi|tu|su|el|la|tus|mis|nuestro) ){0,2}(?:alta|registr\\p{L}+|inscripcion|inscribir\\p{L}*|suscripcion|suscribir\\p{L}*|creacion|crear|verificacion|darte de alta|dar de alta)',
    '(?:autori[cz]|aprob|aprueb|acept|confi[ae]|reconoz|reconoc|permit)\\p{L}* (?:en )?(?:(?:este|esta|el|la|mi|tu|su|un|nuevo|nueva|una) ){0,2}(?:dispositivo|navegador|equipo|ordenador|computador|telefono|operacion|transaccion|transferencia|cambio|conexion|intento|movimiento)',
    '(?<!\\p{L})dar(?:te|se|me|nos)? de alta(?!\\p{L})|dar de alta (?:tu|mi|su|el|la|un) |^dar de alta|da de alta (?:tu|su)|(?:si|yo),? (?:soy|fui|he sido) yo|^(?:soy|fui|he sido) yo|^si,? (?:quiero|deseo|me) (?:suscrib|recib|inscrib|registr|confirm|darme)|^si,? (?:suscribeme|inscribeme|me suscribo|es mi)',
    '(?:comprob|compruebe?|acredit|certific|corrobor|ratific|asegurar)\\p{L}* (?:nos )?(?:(?:que|de|mi|tu|su|el|la|es|este|esta|eres|si) ){0,3}(?:identidad|correo|e-?mail|cuenta|direccion|usuario|tu(?!\\p{L})|usted|titular|dueno)|(?:direccion|correo|cuenta|e-?mail|buzon) (?:electronico |electronica )?(?:te|le|es) (?:pertenec|tuy)|desbloque',
    '(?:habilit)\\p{L}* (?:(?:mi|tu|su|la|el|este) ){0,1}(?:cuenta|usuario|acceso|perfil|registro|dispositivo)|doble opt-?in',
  ],
  signIn: [
    '^(?:ingresar|ingresa|ingrese|ingresa|entrar|entra|conectarme|conectarse|conectar|identificarse|identificarme|autenticarse|loguearse|loguearme|entrar ahora|ingresar ahora|acceso directo|acceso|login)(?: (?:ahora|ya|aqui))?[ .!>»→›]*$',
    '(?:ingres|entr|acced|volver|regres|conect|logue)(?:ar|a|e|o|er|es|as|ate|ese|arme|arte|arse|emos|ando|iendo)? (?:de forma segura |directamente |rapidamente |nuevamente )?(?:a|en|al|con) (?:tu |su |mi |la |el |nuestra |nuestro )?(?:cuenta|plataforma|portal|perfil|area (?:de|privada|personal|cliente)|espacio|panel|banca|oficina virtual|zona (?:privada|cliente|de client))',
    '(?:conect|identific|autentic|logue)(?:arte|arse|arme|ate|ese|arnos)(?!\\p{L})|(?:abrir|abre|abra|inicia|inicie|iniciar|iniciando|apertura de|ini\\p{L}+ de) (?:la |tu |su |una |mi )?sesion|(?:enlace|link|url|vinculo|liga|direccion) (?:\\p{L}+ )?(?:de|para) (?:un solo uso|uso unico|inicio|iniciar|ingres|acces|acced|entrar|entrada|conect|identific|autentic|logue|login)|(?:enlace|link|vinculo) (?:unico|temporal|magico|seguro) (?:de|para)|(?:tu|su|el) (?:enlace|link|vinculo) magico|sin (?:necesidad de |usar |tu |su )?(?:contrasena|clave|password)',
  ],
  resetPassword: [
    '^(?:crea|cree|elige|elija|define|genera) una nueva[ .!>»→›]*$|(?:restablecela|reestablecela|cambiala)(?!\\p{L})',
    '(?:reset|rest[ae]ble[cz]|reestable[cz]|estable[cz]|restaur|reinici|cambi|cre[ae]|recuper|redefin|modific|actualic?z?|elij|elig|eleg|escog|escoj|gener|defin|regener|asign|configur|olvid|renov|renuev|repon|registr)\\p{L}* (?:(?:de|a|mi|tu|su|una|la|otra|el|le|del) ){0,2}(?:nueva |nuevo )?(?:contrasena|clave(?! de (?:licencia|producto))|password|credenciales)',
    '(?:contrasena|clave|password) (?:olvidada|nueva|perdida)|(?:perdi\\p{L}*|olvid\\p{L}*) (?:mi |tu |su |la )?(?:contrasena|clave|password)|(?:cambio|restablecimiento|reestablecimiento|recuperacion|reseteo|reset|renovacion|actualizacion) de (?:la |tu |su )?(?:contrasena|clave|password|cuenta|acceso)|(?:enlace|link) de (?:recuperacion|restablecimiento)',
    '(?:recuper|restaur|restable|reestable|recobr)\\p{L}* (?:(?:el|la|mi|tu|su|de|a) ){0,2}(?:acceso|cuenta|usuario|perfil)(?!\\p{L})',
  ],
  invitation: [
    '^(?:unirme|sumarme|incorporarme)(?: ahora| ya)?[ .!>»→›]*$',
    '^aceptar? y (?:cre|registr|unir|contin|entrar|acced|comenz|empez|colabor|particip)|acept[ae]r? (?:o (?:rechaza|declina)r? )?(?:la|esta|tu|su|mi) invitacion|acept\\p{L}* (?:el |este )?(?:acceso compartido|ingreso|union)|(?:respond|ver|revis|consult|abr|mostr|confirm)\\p{L}* (?:a )?(?:la|tu|su|mi|esta) invitacion|esta invitacion (?:caduca|expira|vence|es valida|estara)|invitacion (?:a|para) (?:unir|colabor|particip|formar|sum|ingres|incorpor)',
    '(?:te|le|os|les|nos) (?:ha |han |hemos |estan |esta )?(?:invitad[oa]s?|invito|invita|invitaron|convid[oa]|convidaron) (?:a|para)(?! (?:conocer|descubrir|visitar|nuestr\\p{L}+|confirm\\p{L}+|verific\\p{L}+|activ\\p{L}+))(?!\\p{L})|te (?:han |esta )?(?:invitaron|invito|invitado)|(?:has|ha|fuiste|fue|han|haber) (?:sido )?invitad[oa]s?|te (?:ha |han )?(?:agregado|anadido|agrego|anadio|sumado) (?:a|al|como)',
    '(?:sum|incorpor|integr|un|adher|inscrib)(?:ar|ir|ate|ete|ase|anse|irme|irte|irse|irnos|arme|arte|arse|ete|ase)?(?:me|te|se)? (?:ahora )?(?:al|a la|a su|a tu|a nuestro|a nuestra|a este|en el|en la) (?:equipo|grupo|proyecto|espacio|organizacion|empresa|tablero|canal|servidor|familia|plan familiar|workspace|cuenta)',
    'particip\\p{L}* en el (?:proyecto|grupo|tablero|espacio|equipo)|(?:formar|forma|forme|seras) parte (?:de|del) (?:la |el |su |nuestro |nuestra )?(?:equipo|organizacion|grupo|proyecto|familia|espacio)|(?:empez|comenz|empiez|comienz)\\p{L}* a colaborar|colabor\\p{L}* (?:en|con) (?:el |la |un |una |su |este )?(?:documento|tablero|proyecto|equipo|archivo|carpeta|espacio)|(?:documento|archivo|carpeta|proyecto|acceso|calendario|tablero|album|nota)s? compartid|(?:ha compartido|quiere compartir|compartio|comparte) (?:\\p{L}+ ){1,4}con(?:tigo| usted| ustedes| vosotros)|(?:para unirte|para unirse|para sumarte|para sumarse|para incorporarte)',
  ],
  verified: [
    'correo',
    'perfil',
    'usuario',
    'boletin',
    'dispositivo',
    'identidad',
    'celular',
    'telefono',
    'alta(?!\\p{L})',
    'buzon',
  ],
  disowned: [
    '(?<!aun |todavia )no (?:(?:lo |la |te |se )?(?:has|ha|hayas|haya|han|habeis|hubieras?) (?:sido|solicit|ped|hech|realiz|inici|cread|autoriz|intentad|efectuad|registr|suscrit|cambiad|reconoc)\\p{L}*|(?:lo |la |te |se )?(?:solicit|ped|pid|hic|realiz|inici|cre|autoriz|intent|efectu|registr|suscrib|cambiaste|cambio|reconoc|reconozc|esperab|estab)\\p{L}*|(?:fuiste|fue|eres|es|era|eras|ha sido|has sido|soy|fui) (?:tu|usted|vos|yo|quien|el titular))(?!\\p{L})',
    'no haber(?:lo)? (?:sido|solicitado|realizado|hecho|pedido|efectuado)|(?:cre|piens|sospech|consider)\\p{L}* que (?:alguien|otra persona|un tercero|se trata de un error|tu cuenta|su cuenta)|(?:recibi|recib)\\p{L}* (?:este|esta|el) (?:mensaje|correo|e-?mail|mail|aviso|notificacion) (?:por|en) (?:error|equivocacion)|(?:desconoce|desconoces|desconozca|desconozcas) (?:esta|este|la|el)|no (?:tienes|tiene) (?:nada que ver|relacion)|sin (?:tu|su) (?:permiso|consentimiento|autorizacion)|alguien mas|ajena? a ti',
    'en caso contrario,?(?: (?:por favor|puedes|puede|debes))?$|de lo contrario,?$|de no ser asi,?$|si no es asi',
  ],
  leads: [
    'vinculo|liga|link|presiona|presione|presionar|presionando|toca|toque|tocar|tocando|abrir|abre|abra|en|ir|al|el|la|los|esta|estos|direccion|url|pagina|clickea|clickee|clickear|click|clique|por|favor|visita|visite|seguir|sigue|siga|siguiendo|empezar|comenzar|empieza|comienza|vamos|pulsar|pinchar|pinchando|debajo|abajo|desde|a|traves|de|del|copia|copie|ahora|ya|para|entendido|proceder|enlaces|hipervinculo',
  ],
  notFollowed: [
    '(?<!\\p{L})(?:no (?:fui|he sido|soy|era) yo|no (?:lo |la )?(?:reconozco|he sido|solicite|pedi|hice)|(?:revis|ver|verific|consult|control|comprueb|comprob)\\p{L}* (?:(?:la|mi|tu|su|toda|esta|los|mis|tus|sus|ultima) ){0,2}(?:actividad|historial|dispositivos|movimientos)|(?:unir|entr|ingres|acced|un)\\p{L}* (?:a|en|al) (?:la |el |esta )?(?:reunion|videollamada|llamada|webinar|seminario|evento|conferencia|sesion (?:en vivo|virtual)|comunidad|conversacion|discusion)|protege (?:tu|mi)|proteger (?:tu|mi|su)|asegurar? (?:mi|tu|su) cuenta|denunci|reportar|reporta|bloquear|darse de baja|darme de baja|gestion|preferencias|cancel|leer mas|mas informacion|saber mas|conocer mas|conoce mas|descubr|opinion|valora|calific|encuesta|descarg|soporte|contact|politica|aviso legal|comprar|compra|carrito|pedido|factura|pagar|calendario|cupon|canje|renovar (?:mi|tu|su|ahora)|renueva|mejorar|mejora tu|(?:mi|tu|su|de) plan(?!\\p{L})|check-in|seguir (?:mi|tu|el|su|tus) |rastre|extracto|asistencia|version web|ver en (?:el|la)|quiero (?:mi descuento|aprovechar|ganar|participar)|aprovech)',
  ],
  otherAction: [
    '(?<!\\p{L})(?:citas?|turnos?|compras?|presupuesto|cotizacion|visita medica|envios?|recogida|horario|disponibilidad|participacion|boleto|retiro|devolucion|reembolso|cobro|entrevista|carrito)(?!\\p{L})',
  ],
};
